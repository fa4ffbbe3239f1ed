import { groupsAt, type MatchedGroup, type MatchList, matchAt, type Span, textAt } from './match-list.ts';

export interface MatchesJson {
  /** A JSON array, indented by two spaces. */
  readonly json: string;
  /** The number of matches that it contains. */
  readonly count: number;
}

export interface JsonLimits {
  readonly maxCount: number;
  /** In UTF-16 code units. The first match is always included, regardless of its length. */
  readonly maxLength: number;
}

/** Converts as many matches to JSON as the limits allow, starting with the first. */
export function matchesToJson(list: MatchList, { maxCount, maxLength }: JsonLimits): MatchesJson {
  if (list.count === 0) return { json: '[]', count: 0 };
  const members: string[] = [];
  let length = 4;
  for (let match = 0; match < Math.min(list.count, maxCount); match++) {
    const member = indent(JSON.stringify(matchObject(list, match), null, 2));
    length += member.length + 2;
    if (match > 0 && length > maxLength) break;
    members.push(member);
  }
  return { json: `[\n${members.join(',\n')}\n]`, count: members.length };
}

const indent = (json: string): string => `  ${json.replaceAll('\n', '\n  ')}`;

function matchObject(list: MatchList, match: number): object {
  const span = matchAt(list, match);
  return { match: textAt(list, span), ...span, groups: groupsAt(list, match).map((group) => groupObject(list, group)) };
}

function groupObject(list: MatchList, { number, name, span }: MatchedGroup): object {
  const { start, end }: Span | { start: null; end: null } = span ?? { start: null, end: null };
  return { number, name, value: span && textAt(list, span), start, end };
}
