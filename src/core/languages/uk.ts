import type { LanguageFacts } from './language-facts.ts';

export default {
  name: 'Українська',
  direction: 'ltr',
  betweenItems: ', ',
  betweenSentences: ' ',
  // People type words with any of these apostrophes.
  spellings: { '’': "'", ʼ: "'", '‘': "'", '`': "'" },
} satisfies LanguageFacts;
