import { firstMatchTo, groupsAt, type MatchList, matchAt } from './match-list.ts';

export interface MatchHighlight {
  readonly from: number;
  readonly to: number;
  /** Whether the index of the match is odd. Adjacent matches have different colors. */
  readonly isOdd: boolean;
  /** The number of groups that contain the segment. */
  readonly depth: number;
}

/**
 * The highlighted segments of all matches that overlap or touch a range of the text, in order. A new segment starts at each group boundary.
 */
export function highlightsBetween(list: MatchList, from: number, to: number): readonly MatchHighlight[] {
  const highlights: MatchHighlight[] = [];
  for (let match = firstMatchTo(list, from); match < list.count && matchAt(list, match).start <= to; match++) {
    highlights.push(...highlightsOf(list, match));
  }
  return highlights;
}

function highlightsOf(list: MatchList, match: number): readonly MatchHighlight[] {
  const isOdd = match % 2 === 1;
  const { start, end } = matchAt(list, match);
  if (start === end) return [{ from: start, to: end, isOdd, depth: 0 }];

  // A group in a lookaround may be outside the match, but only the match is highlighted.
  const inside = (offset: number): number => Math.min(Math.max(offset, start), end);
  const groups = groupsAt(list, match).flatMap(({ span }) => (span ? [{ start: inside(span.start), end: inside(span.end) }] : []));
  const borders = [...new Set([start, ...groups.flatMap((group) => [group.start, group.end]), end])].toSorted((one, other) => one - other);
  return borders.slice(0, -1).map((border, index) => {
    const depth = groups.filter((group) => group.start <= border && border < group.end).length;
    return { from: border, to: borders[index + 1] ?? end, isOdd, depth };
  });
}
