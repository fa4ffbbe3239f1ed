import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Русский',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
