import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Español',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
