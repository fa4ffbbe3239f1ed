/** The languages of the text. */
export const textLanguages = ['latin', 'arabic', 'chinese', 'hebrew', 'japanese', 'korean', 'russian', 'vietnamese'] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** The writing conventions of a language. */
interface Writing {
  /** Separates words and sentences. */
  readonly space: ' ' | '';
  readonly comma: string;
  readonly period: string;
  readonly isRightToLeft: boolean;
}

const european: Writing = { space: ' ', comma: ',', period: '.', isRightToLeft: false };

export const writings: Readonly<Record<TextLanguage, Writing>> = {
  latin: european,
  arabic: { ...european, comma: '،', isRightToLeft: true },
  chinese: { ...european, space: '', comma: '，', period: '。' },
  hebrew: { ...european, isRightToLeft: true },
  japanese: { ...european, space: '', comma: '、', period: '。' },
  korean: european,
  russian: european,
  vietnamese: european,
};
