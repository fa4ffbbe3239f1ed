import { type KnownNumeronym, knownNumeronyms } from './known-numeronyms.ts';
import { coresOf } from './shorten-words.ts';

const words = new Map(knownNumeronyms.map(({ numeronym, word }) => [numeronym, word]));

/** Finds the known numeronyms in a text, each with the spelling of its first occurrence. */
export function expandNumeronyms(text: string): readonly KnownNumeronym[] {
  const found = new Map<string, KnownNumeronym>();
  for (const [written] of coresOf(text)) {
    const core = written.replace(/['’]s$/, '');
    const key = core.toLowerCase();
    const word = words.get(key);
    if (word !== undefined && !found.has(key)) found.set(key, { numeronym: core, word });
  }
  return [...found.values()];
}
