import { firstMatchTo, groupsAt, type MatchList, matchAt } from './match-list.ts';

export interface MatchHighlight {
  readonly from: number;
  readonly to: number;
  /** Whether the match is an odd one: neighbors have two colors. */
  readonly isOdd: boolean;
  /** How many groups the stretch stands in. */
  readonly depth: number;
}

/** The stretches of the matches that touch a stretch of the text, in order; where a group begins or ends, a new one does. */
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

  // A group in a lookaround may stand outside of the match, which is what is colored.
  const inside = (offset: number): number => Math.min(Math.max(offset, start), end);
  const groups = groupsAt(list, match).flatMap(({ span }) => (span ? [{ start: inside(span.start), end: inside(span.end) }] : []));
  const borders = [...new Set([start, ...groups.flatMap((group) => [group.start, group.end]), end])].toSorted((one, other) => one - other);
  return borders.slice(0, -1).map((border, index) => {
    const depth = groups.filter((group) => group.start <= border && border < group.end).length;
    return { from: border, to: borders[index + 1] ?? end, isOdd, depth };
  });
}
