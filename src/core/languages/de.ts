import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Deutsch',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
