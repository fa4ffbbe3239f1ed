import type { ValuesOf } from '#core/fields.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import { resolveTypedEscapes } from '#pure/text/typed-escapes.ts';
import { type Alphabet, alphabets, ICAO_DIGITS } from './alphabets.ts';
import { baseLetter } from './base-letter.ts';
import type { declaration } from './declare.ts';
import { plainPunctuation } from './plain-punctuation.ts';
import { punctuation, SPACE } from './punctuation.ts';

type Style = ValuesOf<typeof declaration.options>;

/** A letter with its marks, or any other character. */
const CHARACTER = /\p{L}\p{M}*|./gsu;

/** The length of the longest word. */
const LONGEST_WORD = 24;

/** Spells each line of a text. Keeps characters without a word. Error: `resultTooLong` (see `isOverTextLimit`). */
export function spellText(text: string, style: Style): Result<string, 'resultTooLong'> {
  const separator = resolveTypedEscapes(style.separator);
  if (isOverTextLimit(text.length * (LONGEST_WORD + separator.length))) return fail('resultTooLong');
  const spelled = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      (plainPunctuation(line.normalize('NFC')).match(CHARACTER) ?? []).map((character) => wordOf(character, style)).join(separator),
    );
  return ok(spelled.join('\n'));
}

function wordOf(character: string, { alphabet, digits, showLetterCase }: Style): string {
  if (character === ' ' || character === '\t') return SPACE;
  if (/[0-9]/.test(character)) return digitWord(character, digits, alphabets[alphabet]);
  const word = letterWord(character.toLowerCase(), alphabets[alphabet]);
  if (word === undefined) return punctuation.get(character) ?? character;
  const isUpper = character !== character.toLowerCase();
  const shown = word.isOwn ? word.word : `${word.word} (${character})`;
  if (!showLetterCase) return shown;
  return isUpper ? shown.toUpperCase() : shown.toLowerCase();
}

function digitWord(digit: string, style: Style['digits'], { digits }: Alphabet): string {
  if (style === 'typed') return digit;
  return (style === 'icao' ? ICAO_DIGITS : digits)[Number(digit)] ?? digit;
}

/** The word of a letter or, if there is none, of its base letter. */
function letterWord(letter: string, { letters }: Alphabet): { readonly word: string; readonly isOwn: boolean } | undefined {
  const own = letters.get(letter);
  if (own !== undefined) return { word: own, isOwn: true };
  const ofBase = letters.get(baseLetter(letter));
  return ofBase === undefined ? undefined : { word: ofBase, isOwn: false };
}
