/**
 * A byte order mark at the start of a line before a document, or below a document marker. YAML 1.2.2, sections 5.2 and 9.2, allows one
 * before each document. It occurs in concatenated files.
 */
const DOCUMENT_MARK = /(?<=\n)\uFEFF(?=---|%|#)|(?<=\n---\r?\n)\uFEFF|(?<=^---\r?\n)\uFEFF/g;

interface Unmarked {
  readonly text: string;
  /** Converts an offset to one in the text with its marks. */
  readonly offsetOf: (offset: number) => number;
}

/** Removes the byte order marks before the second and later documents of a stream. */
export function withoutDocumentMarks(text: string): Unmarked {
  const marks = Array.from(text.matchAll(DOCUMENT_MARK), ({ index }) => index);
  return {
    text: marks.length === 0 ? text : text.replaceAll(DOCUMENT_MARK, ''),
    offsetOf: (offset) => marks.reduce((at, mark) => (mark <= at ? at + 1 : at), offset),
  };
}
