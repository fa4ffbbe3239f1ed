/**
 * All matches in a text, without one object per match, because up to a million are sent from the worker to the page at once. Offsets are in
 * UTF-16 code units, and the end is exclusive.
 */
export interface MatchList {
  /** The searched text. The text in the field may have changed since. */
  readonly text: string;
  readonly count: number;
  /** Whether there are more matches than listed. */
  readonly isCut: boolean;
  /** The names of the groups, starting with group 1. `null` for an unnamed group. */
  readonly groupNames: readonly (string | null)[];
  /** The start and end offsets of each match and each of its groups. -1 for a group that did not participate. */
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
  /** `null` if the group did not participate in the match. */
  readonly span: Span | null;
}

/** The offsets of a group. Group 0 is the whole match. */
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

/** The index of the first match that ends at or after `offset`, or `count` if there is none. */
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
