import { shortPrefixes } from './data-prefix.ts';

/** What a unit in the wrong case could be. */
export interface UnitSpellings {
  readonly bytes?: string;
  readonly bits?: string;
}

const byLowerCase = new Map([...shortPrefixes.keys()].filter((prefix) => prefix !== 'K').map((prefix) => [prefix.toLowerCase(), prefix]));

/** Kubernetes has no suffixes beyond these. */
const BARE = /^[kMGTPE]i?$/;

/** The spellings of a word that fits in another case: `mB` is `MB` or `Mbit`. Empty where there are none. */
export function spellingsOf(word: string): UnitSpellings {
  const lower = word.toLowerCase();
  const prefixBefore = (end: string) => (lower.endsWith(end) ? byLowerCase.get(lower.slice(0, -end.length)) : undefined);
  const before = prefixBefore('b');
  if (before !== undefined) return { bytes: `${before}B`, bits: `${before}bit` };
  const beforeBit = prefixBefore('bit') ?? prefixBefore('bits');
  if (beforeBit !== undefined) return { bits: `${beforeBit}bit` };
  const beforeOctet = prefixBefore('o');
  if (beforeOctet !== undefined) return { bytes: `${beforeOctet}o` };
  const bare = byLowerCase.get(lower) ?? '';
  return BARE.test(bare) ? { bytes: bare } : {};
}
