import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Français',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  spellings: {},
} satisfies LanguageFacts;
