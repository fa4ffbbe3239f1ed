import { shortPrefixes } from './data-prefix.ts';

/** Corrections for a unit in the wrong case. */
export interface UnitSpellings {
  readonly bytes?: string;
  readonly bits?: string;
}

const byLowerCase = new Map([...shortPrefixes.keys()].filter((prefix) => prefix !== 'K').map((prefix) => [prefix.toLowerCase(), prefix]));

/** Kubernetes has no further suffixes. */
const BARE = /^[kMGTPE]i?$/;

/** Suggests spellings for a word in the wrong case: `mB` could be `MB` or `Mbit`. Empty if nothing fits. */
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
