import { spellings } from '#pure/quantities/unit-index.ts';

/** Whether two words differ by inserting, removing, or replacing one letter. */
export function isOneEdit(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1 || one === other) return false;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  return shorter.slice(longer.length === shorter.length ? same + 1 : same) === longer.slice(same + 1);
}

/** The unit with a spelling close to a word. Returns `undefined` if there is none or more than one. */
export function nearUnit(word: string): string | undefined {
  const near = spellings.filter(([spelling]) => isOneEdit(spelling, word) || isOneEdit(spelling, word.toLowerCase()));
  const symbols = new Set(near.map(([, symbol]) => symbol));
  return symbols.size === 1 ? near[0]?.[0] : undefined;
}
