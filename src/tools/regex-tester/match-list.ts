/**
 * All matches in a text, without an object for each: a million of them cross from the worker to the page at once.
 * Offsets are UTF-16 indices, the end exclusive.
 */
export interface MatchList {
  /** The text that was searched: what is shown may have changed since. */
  readonly text: string;
  readonly count: number;
  /** There are more matches than are listed. */
  readonly isCut: boolean;
  /** By number, from group 1 on; null for a group without a name. */
  readonly groupNames: readonly (string | null)[];
  /** For each match the start and end of the whole and of each group; -1 where a group took no part. */
  readonly spans: Int32Array;
  /** The 1-based line on which each match starts. */
  readonly lines: Int32Array;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface MatchedGroup {
  readonly number: number;
  readonly name: string | null;
  /** Null for a group that took no part in the match. */
  readonly span: Span | null;
}

/** Group 0 is the whole match. */
function spanAt({ groupNames, spans }: MatchList, match: number, group: number): Span {
  const at = 2 * (match * (groupNames.length + 1) + group);
  return { start: spans[at] ?? -1, end: spans[at + 1] ?? -1 };
}

export const matchAt = (list: MatchList, match: number): Span => spanAt(list, match, 0);

export const groupsAt = (list: MatchList, match: number): readonly MatchedGroup[] =>
  list.groupNames.map((name, index) => {
    const span = spanAt(list, match, index + 1);
    return { number: index + 1, name, span: span.start < 0 ? null : span };
  });

export const textAt = ({ text }: MatchList, { start, end }: Span): string => text.slice(start, end);

/** The first match that ends at `offset` or later; `count` if there is none. */
export function firstMatchTo(list: MatchList, offset: number): number {
  let low = 0;
  let high = list.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (matchAt(list, middle).end < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
