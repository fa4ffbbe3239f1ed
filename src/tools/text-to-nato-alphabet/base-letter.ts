/** Letters with a stroke, which Unicode does not take apart, and the dotless i. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** A small letter without its marks, or without its stroke. */
export const baseLetter = (letter: string): string => STROKED[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
