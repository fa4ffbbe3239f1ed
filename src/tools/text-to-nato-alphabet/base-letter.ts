/** Letters with a stroke, which Unicode normalization does not decompose, and the dotless i. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** Removes the marks or the stroke of a lowercase letter. */
export const baseLetter = (letter: string): string => STROKED[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
