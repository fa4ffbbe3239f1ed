import { type KnownNumeronym, knownNumeronyms } from './known-numeronyms.ts';
import { coresOf } from './shorten-words.ts';

const words = new Map(knownNumeronyms.map(({ numeronym, word }) => [numeronym, word]));

/** The known numeronyms among the words of a text, as they are written where they first stand. */
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
