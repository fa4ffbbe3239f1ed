import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Українська',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  // Words are typed with any of these apostrophes.
  spellings: { '’': "'", ʼ: "'", '‘': "'", '`': "'" },
} satisfies LanguageFacts;
