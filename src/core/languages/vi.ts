import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Tiếng Việt',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  // Unicode does not take it apart, as it does other letters with a mark.
  spellings: { đ: 'd' },
} satisfies LanguageFacts;
