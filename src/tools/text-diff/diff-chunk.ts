/** A range of a text, in UTF-16 code units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** A group of lines in text A that is replaced by lines of text B. */
export interface DiffChunk {
  /** The number of preceding lines in A, and the number of its lines in A. */
  readonly lineA: number;
  readonly linesA: number;
  readonly lineB: number;
  readonly linesB: number;
  /** The words that differ, if lines were replaced by similar ones. */
  readonly wordsA: readonly TextSpan[];
  readonly wordsB: readonly TextSpan[];
}
