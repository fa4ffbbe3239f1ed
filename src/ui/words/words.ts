import { createContext, use } from 'react';

/** The few words that components say by themselves. The app gives them in the visitor's language. */
export interface Words {
  readonly copy: (label: string) => string;
  /** What stands on the button itself; its name is `copy(label)`. */
  readonly copyShort: string;
  readonly copied: string;
  /** Announced after a copy. */
  readonly copiedToClipboard: string;
  /** When the clipboard refused: the text is selected instead. */
  readonly pressToCopy: string;
  /** When the clipboard cannot be read. */
  readonly pressToPaste: string;
  /** The name of the button that copies an image. */
  readonly copyImage: string;
  readonly imageNotCopied: string;
  /** When an image is too large for the browser. */
  readonly cannotDrawPng: string;
  /** When the browser shows an image, but lets nobody read its pixels. */
  readonly noPixels: string;
  /** Beside what works only on https. */
  readonly needsHttps: string;
  readonly download: (label: string) => string;
  readonly reveal: (label: string) => string;
  readonly hide: (label: string) => string;
  /** Beside an output that is too long for a text box. */
  readonly shownInPart: string;
  /** The name of a button that does something with the field of that label; `action` is what stands on it. */
  readonly actionOn: (label: string, action: string) => string;
  /** How many lines a text has. */
  readonly lines: (count: number) => string;
  /** On the button below the beginning of a value of so many characters. */
  readonly showAll: (count: number) => string;
  /** In an output that is still empty. */
  readonly appearsHere: (label: string) => string;
  /** The same of several things. */
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
  /** Names a table of results that has no other name. */
  readonly results: string;
  readonly dropFiles: string;
  readonly removeFile: (name: string) => string;
  /** When a chosen file is gone or may not be read. */
  readonly unreadableFile: (name: string) => string;
  readonly pickColor: (label: string) => string;
  readonly slider: (label: string) => string;
  readonly decrease: string;
  readonly increase: string;
  readonly swap: string;
  readonly working: string;
  /** Announced when results have changed; the label names them. */
  readonly updated: (label: string) => string;
  readonly sortBy: (column: string) => string;
  readonly foldAll: string;
  readonly unfoldAll: string;
  readonly editor: EditorWords;
}

/** What the code editor says: its search panel, its fold arrows and what it announces. */
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
  /** Followed by a line number, `to` and another line number. */
  readonly foldedLines: string;
  readonly unfoldedLines: string;
  readonly to: string;
  /** Followed by the match, `onLine` and a line number. */
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

/** A component that is tried by itself speaks English; the site gives the words of its messages, and carries no others. */
export const WordsContext = createContext<Words | undefined>(import.meta.env.DEV ? englishWords : undefined);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('Nothing around this component says its words: it stands outside of a WordsContext.');
  return words;
}
