/** A stretch of a text: offsets in UTF-16 code units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** Some lines of a text A in whose place other lines of a text B stand. */
export interface DiffChunk {
  /** Lines before it in A, and its own lines there. */
  readonly lineA: number;
  readonly linesA: number;
  readonly lineB: number;
  readonly linesB: number;
  /** The words that differ, where lines were replaced by others that are like them. */
  readonly wordsA: readonly TextSpan[];
  readonly wordsB: readonly TextSpan[];
}
