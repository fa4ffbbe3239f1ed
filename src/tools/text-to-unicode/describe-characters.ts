import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { encodeText } from '#pure/bytes/text-encoding.ts';
import { type CharacterKind, kindOfCharacter } from './character-kind.ts';
import type { declaration } from './declare.ts';

export interface CharacterRow {
  readonly character: string;
  /** As of `U+1F4A9`. */
  readonly codePoint: string;
  /** Bytes as pairs of hexadecimal digits; empty for a lone surrogate, which has none. */
  readonly utf8: string;
  /** Code units of four hexadecimal digits each. */
  readonly utf16: string;
  readonly kind: CharacterKind;
  /** It cannot be seen, is a space but not the common one, or is a letter that may look like another one. */
  readonly isConspicuous: boolean;
}

/** So many characters are described. */
export const MAX_DESCRIBED = 1000;

/** The first characters of a text, one row for each code point. */
export function describeCharacters(text: string): readonly CharacterRow[] {
  // No character has more than two code units.
  const characters = Array.from(text.slice(0, MAX_DESCRIBED * 2)).slice(0, MAX_DESCRIBED);
  const foreign = foreignLetters(characters);
  return characters.map((character, index) => {
    const kind = kindOfCharacter(character);
    return {
      character,
      codePoint: `U+${hex(character.codePointAt(0) ?? 0, 4).toUpperCase()}`,
      utf8: utf8Of(character),
      utf16: Array.from({ length: character.length }, (_, unit) => hex(character.charCodeAt(unit), 4)).join(' '),
      kind,
      isConspicuous: kind === 'invisible' || (kind === 'space' && character !== ' ') || foreign.has(index),
    };
  });
}

/** The first characters of the text to escape, see `describeCharacters`. */
export const describe = ({ text }: Given<typeof declaration, 'describe'>) => ok(text === '' ? null : describeCharacters(text));

/** The places of letters outside of ASCII in words that have ASCII letters, too: where a look-alike would hide. */
function foreignLetters(characters: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let begin = 0;
  for (let end = 0; end <= characters.length; end++) {
    if (/^[\p{L}\p{M}\p{N}_]$/u.test(characters[end] ?? '')) continue;
    const word = characters.slice(begin, end);
    if (word.some((character) => /^[A-Za-z]$/.test(character))) {
      word.forEach((character, index) => {
        if (/^(?![A-Za-z])\p{L}$/u.test(character)) found.add(begin + index);
      });
    }
    begin = end + 1;
  }
  return found;
}

function utf8Of(character: string): string {
  const bytes = encodeText(character, 'UTF-8');
  return bytes.ok ? Array.from(bytes.value, (byte) => hex(byte, 2)).join(' ') : '';
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
