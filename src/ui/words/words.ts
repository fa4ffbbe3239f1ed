import { createContext, use } from 'react';

/** Texts of the components. The app provides them in the visitor's language. */
export interface Words {
  readonly copy: (label: string) => string;
  /** The text on the button. Its accessible name is `copy(label)`. */
  readonly copyShort: string;
  readonly copied: string;
  /** Announced after a copy. */
  readonly copiedToClipboard: string;
  /** Shown when copying failed and the text is selected instead. */
  readonly pressToCopy: string;
  /** Shown when the clipboard cannot be read. */
  readonly pressToPaste: string;
  /** The text and name of the button that copies an image. */
  readonly copyImage: string;
  readonly imageNotCopied: string;
  /** Shown when an image is too large for the browser. */
  readonly cannotDrawPng: string;
  /** Shown when the browser displays an image but blocks reading its pixels, or cannot display it. */
  readonly noPixels: string;
  /** Shown beside features that require https. */
  readonly needsHttps: string;
  readonly download: (label: string) => string;
  readonly reveal: (label: string) => string;
  readonly hide: (label: string) => string;
  /** Shown with an output that is too long to display. */
  readonly shownInPart: string;
  /** The name of a button that acts on the field with that label. `action` is its text. */
  readonly actionOn: (label: string, action: string) => string;
  /** The number of lines in a text. */
  readonly lines: (count: number) => string;
  /** The button below a folded value with this number of characters. */
  readonly showAll: (count: number) => string;
  /** Shown in an empty output. */
  readonly appearsHere: (label: string) => string;
  /** The plural of `appearsHere`. */
  readonly appearHere: (label: string) => string;
  readonly trySample: string;
  readonly clear: string;
  readonly paste: string;
  readonly openFile: string;
  readonly sample: string;
  readonly undo: string;
  readonly cancel: string;
  readonly close: string;
  readonly search: string;
  readonly noResults: string;
  /** The name of a table of results without a name of its own. */
  readonly results: string;
  readonly dropFiles: string;
  readonly removeFile: (name: string) => string;
  /** Shown when a chosen file is missing or not readable. */
  readonly unreadableFile: (name: string) => string;
  readonly pickColor: (label: string) => string;
  readonly slider: (label: string) => string;
  readonly decrease: string;
  readonly increase: string;
  readonly swap: string;
  readonly working: string;
  /** Announced when results have changed. The label names them. */
  readonly updated: (label: string) => string;
  readonly sortBy: (column: string) => string;
  readonly foldAll: string;
  readonly unfoldAll: string;
  readonly editor: EditorWords;
}

/** Texts of the code editor: its search panel, its fold arrows, and its announcements. */
export interface EditorWords {
  readonly find: string;
  readonly next: string;
  readonly previous: string;
  readonly matchCase: string;
  readonly regularExpression: string;
  readonly wholeWords: string;
  readonly close: string;
  readonly goToLine: string;
  readonly go: string;
  readonly foldLine: string;
  readonly unfoldLine: string;
  readonly unfold: string;
  readonly foldedCode: string;
  /** Followed by a line number, `to`, and another line number. */
  readonly foldedLines: string;
  readonly unfoldedLines: string;
  readonly to: string;
  /** Followed by the match, `onLine`, and a line number. */
  readonly currentMatch: string;
  readonly onLine: string;
  readonly selectionDeleted: string;
  readonly controlCharacter: string;
}

export const englishWords: Words = {
  copy: (label) => `Copy ${label}`,
  copyShort: 'Copy',
  copied: 'Copied!',
  copiedToClipboard: 'Copied to the clipboard',
  pressToCopy: 'Selected: press Ctrl+C to copy',
  pressToPaste: 'Press Ctrl+V to paste',
  copyImage: 'Copy image',
  imageNotCopied: 'The browser refused to copy the image.',
  cannotDrawPng: 'This browser cannot create a PNG of this size.',
  noPixels: 'This image cannot be converted to pixels.',
  needsHttps: 'This needs https or localhost.',
  download: (label) => `Download ${label}`,
  reveal: (label) => `Reveal ${label}`,
  hide: (label) => `Hide ${label}`,
  shownInPart: 'Only the beginning is shown. Copy and Download include everything.',
  actionOn: (label, action) => `${action} ${label}`,
  lines: (count) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
  showAll: (count) => (count === 1 ? 'Show all (1 character)' : `Show all (${count.toLocaleString('en')} characters)`),
  appearsHere: (label) => `${label} appears here.`,
  appearHere: (label) => `${label} appear here.`,
  trySample: 'Try a sample',
  clear: 'Clear',
  paste: 'Paste',
  openFile: 'Open a file',
  sample: 'Sample',
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  search: 'Search',
  noResults: 'No results found',
  results: 'Results',
  dropFiles: 'Drag and drop files here, or click to select files',
  removeFile: (name) => `Remove ${name}`,
  unreadableFile: (name) => `${name} could not be read.`,
  pickColor: (label) => `Pick ${label}`,
  slider: (label) => `${label} slider`,
  decrease: 'Decrease',
  increase: 'Increase',
  swap: 'Swap',
  working: 'Working…',
  updated: (label) => `Updated: ${label}`,
  sortBy: (column) => `Sort by ${column}`,
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  editor: {
    find: 'Find',
    next: 'Next',
    previous: 'Previous',
    matchCase: 'Match case',
    regularExpression: 'Use a regular expression',
    wholeWords: 'Whole words',
    close: 'Close',
    goToLine: 'Go to line',
    go: 'Go',
    foldLine: 'Fold line',
    unfoldLine: 'Unfold line',
    unfold: 'Unfold',
    foldedCode: 'Folded code',
    foldedLines: 'Folded lines',
    unfoldedLines: 'Unfolded lines',
    to: 'to',
    currentMatch: 'Current match',
    onLine: 'on line',
    selectionDeleted: 'Selection deleted',
    controlCharacter: 'Control character',
  },
};

/** The default is English in development, for testing a component in isolation. The site provides the words and ships no others. */
export const WordsContext = createContext<Words | undefined>(import.meta.env.DEV ? englishWords : undefined);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('This component must be inside a WordsContext.');
  return words;
}
