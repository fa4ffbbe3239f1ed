import type { AST } from '@eslint-community/regexpp';
import { formatCodePoint } from '#pure/text/format-code-point.ts';

/** A character as displayed in a diagram: itself if visible, otherwise its escape in the pattern, otherwise its code point. */
export function shownCharacter({ value, raw }: Pick<AST.Character, 'value' | 'raw'>): string {
  if (value === 0x20) return '␣';
  const character = String.fromCodePoint(value);
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return raw.startsWith('\\') ? raw : formatCodePoint(value);
}

/** Joins surrogate pairs, because the parser splits characters above U+FFFF unless the flag u or v is set. */
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
