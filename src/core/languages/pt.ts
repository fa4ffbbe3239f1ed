import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Português',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
