import { createContext, use } from 'react';

/** The few words that components say by themselves. The app gives them in the visitor's language. */
export interface Words {
  readonly copy: (label: string) => string;
  readonly copied: string;
  /** When the clipboard refused: the text is selected instead. */
  readonly pressToCopy: string;
  readonly download: (label: string) => string;
  readonly reveal: (label: string) => string;
  readonly hide: (label: string) => string;
  readonly clear: string;
  readonly paste: string;
  readonly openFile: string;
  readonly sample: string;
  readonly undo: string;
  readonly cancel: string;
  readonly close: string;
  readonly search: string;
  readonly noResults: string;
  readonly dropFiles: string;
  readonly removeFile: (name: string) => string;
  readonly slider: (label: string) => string;
  readonly swap: string;
  readonly working: string;
  readonly sortBy: (column: string) => string;
}

export const englishWords: Words = {
  copy: (label) => `Copy ${label}`,
  copied: 'Copied!',
  pressToCopy: 'Selected: press Ctrl+C to copy',
  download: (label) => `Download ${label}`,
  reveal: (label) => `Reveal ${label}`,
  hide: (label) => `Hide ${label}`,
  clear: 'Clear',
  paste: 'Paste',
  openFile: 'Open a file',
  sample: 'Sample',
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  search: 'Search',
  noResults: 'No results found',
  dropFiles: 'Drag and drop files here, or click to select files',
  removeFile: (name) => `Remove ${name}`,
  slider: (label) => `${label} slider`,
  swap: 'Swap',
  working: 'Working…',
  sortBy: (column) => `Sort by ${column}`,
};

export const WordsContext = createContext<Words>(englishWords);

export const useWords = (): Words => use(WordsContext);
