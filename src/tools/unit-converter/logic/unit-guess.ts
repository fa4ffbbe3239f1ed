import { spellings } from '#pure/quantities/unit-index.ts';

/** Whether one letter put in, left out or exchanged makes one word of the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1 || one === other) return false;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  return shorter.slice(longer.length === shorter.length ? same + 1 : same) === longer.slice(same + 1);
}

/** The one unit that a word is nearly written like; `undefined` where there is none, or more than one. */
export function nearUnit(word: string): string | undefined {
  const near = spellings.filter(([spelling]) => isOneEdit(spelling, word) || isOneEdit(spelling, word.toLowerCase()));
  const symbols = new Set(near.map(([, symbol]) => symbol));
  return symbols.size === 1 ? near[0]?.[0] : undefined;
}
