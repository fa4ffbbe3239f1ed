import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Tiếng Việt',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  // Unicode does not decompose this letter, unlike other letters with marks.
  spellings: { đ: 'd' },
} satisfies LanguageFacts;
