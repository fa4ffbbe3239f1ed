/** What the text is written in. */
export const textLanguages = ['latin', 'arabic', 'chinese', 'hebrew', 'japanese', 'korean', 'russian', 'vietnamese'] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** How sentences are written in a language. */
interface Writing {
  /** Stands between words, and between sentences. */
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
