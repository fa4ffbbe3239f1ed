import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'English',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
