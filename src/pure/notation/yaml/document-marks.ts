/**
 * A byte order mark that begins a line before a document, or the document below its marker. YAML 1.2.2, sections 5.2 and 9.2, allows one before
 * each document; files that were joined have them.
 */
const DOCUMENT_MARK = /(?<=\n)\uFEFF(?=---|%|#)|(?<=\n---\r?\n)\uFEFF|(?<=^---\r?\n)\uFEFF/g;

interface Unmarked {
  readonly text: string;
  /** The offset in the text with its marks for one in the text without them. */
  readonly offsetOf: (offset: number) => number;
}

/** A stream of documents without the byte order marks before the second document and later ones. */
export function withoutDocumentMarks(text: string): Unmarked {
  const marks = Array.from(text.matchAll(DOCUMENT_MARK), ({ index }) => index);
  return {
    text: marks.length === 0 ? text : text.replaceAll(DOCUMENT_MARK, ''),
    offsetOf: (offset) => marks.reduce((at, mark) => (mark <= at ? at + 1 : at), offset),
  };
}
