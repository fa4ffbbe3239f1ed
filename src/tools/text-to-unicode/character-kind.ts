const patterns = {
  // Format characters and other characters without a glyph (Unicode 16, section 5.21).
  invisible: /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u,
  letter: /^\p{L}$/u,
  mark: /^\p{M}$/u,
  number: /^\p{N}$/u,
  punctuation: /^\p{P}$/u,
  symbol: /^\p{S}$/u,
  space: /^\p{Z}$/u,
  control: /^\p{Cc}$/u,
  privateUse: /^\p{Co}$/u,
} as const;

export type CharacterKind = keyof typeof patterns | 'unassigned';

const kinds = Object.keys(patterns) as (keyof typeof patterns)[]; // the keys of `patterns`

/**
 * The kind of a character, based on its general category (Unicode 16, table 4-4). Lone surrogates are not characters and count as
 * unassigned.
 */
export const kindOfCharacter = (character: string): CharacterKind => kinds.find((kind) => patterns[kind].test(character)) ?? 'unassigned';
