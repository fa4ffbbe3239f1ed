import type { CharacterRow } from './describe-characters.ts';

/** How a character is shown alone: controls and the space by the pictures that Unicode has for them (U+2400 to U+2421). */
export function visibleForm({ character, kind }: Pick<CharacterRow, 'character' | 'kind'>): string {
  const code = character.charCodeAt(0);
  if (character === ' ' || (kind === 'control' && code < 0x20)) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  // A mark needs something to stand on.
  return kind === 'mark' ? `\u00a0${character}` : character;
}
