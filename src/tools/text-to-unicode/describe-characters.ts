import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { encodeText } from '#pure/bytes/text-encoding.ts';
import { type CharacterKind, kindOfCharacter } from './character-kind.ts';
import type { declaration } from './declare.ts';

export interface CharacterRow {
  readonly character: string;
  /** In the form `U+1F4A9`. */
  readonly codePoint: string;
  /** Bytes as pairs of hexadecimal digits. Empty for a lone surrogate, which has no UTF-8 encoding. */
  readonly utf8: string;
  /** UTF-16 code units with four hexadecimal digits each. */
  readonly utf16: string;
  readonly kind: CharacterKind;
  /** Whether the character is invisible, an uncommon space, or a letter that may look like another one. */
  readonly isConspicuous: boolean;
}

/** The maximum number of described characters. */
export const MAX_DESCRIBED = 1000;

/** Describes the first characters of a text, one row per code point. */
export function describeCharacters(text: string): readonly CharacterRow[] {
  // A character has at most two code units.
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

/** Describes the first characters of the text to escape (see `describeCharacters`). */
export const describe = ({ text }: Given<typeof declaration, 'describe'>) => ok(text === '' ? null : describeCharacters(text));

/** The indexes of non-ASCII letters in words that also contain ASCII letters, because they may be look-alikes. */
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
