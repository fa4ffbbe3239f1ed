import type { AST } from '@eslint-community/regexpp';
import { formatCodePoint } from '#pure/text/format-code-point.ts';

/** A character as a diagram shows it: itself if it can be seen, else as it is written in the pattern, else its code. */
export function shownCharacter({ value, raw }: Pick<AST.Character, 'value' | 'raw'>): string {
  if (value === 0x20) return '␣';
  const character = String.fromCodePoint(value);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return raw.startsWith('\\') ? raw : formatCodePoint(value);
}

/** Without the flags u and v the parser gives a character beyond U+FFFF as two halves. */
export function joinSurrogates(characters: readonly AST.Character[]): readonly Pick<AST.Character, 'value' | 'raw'>[] {
  const joined: Pick<AST.Character, 'value' | 'raw'>[] = [];
  for (const { value, raw } of characters) {
    const before = joined.at(-1);
    const isPair = before && /^[\ud800-\udbff][\udc00-\udfff]$/.test(before.raw + raw);
    if (isPair) joined[joined.length - 1] = { raw: before.raw + raw, value: (before.raw + raw).codePointAt(0) ?? 0 };
    else joined.push({ value, raw });
  }
  return joined;
}
