/**
 * A text as searches compare it: lower case, without accents (Unicode leaves đ whole), with one apostrophe for all, since Ukrainian words are
 * typed with ', ’ or ʼ.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[’ʼ‘`]/g, "'");
