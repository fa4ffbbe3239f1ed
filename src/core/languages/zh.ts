import type { LanguageFacts } from './language-facts.ts';

export default {
  name: '中文',
  direction: 'ltr',
  betweenItems: '、',
  betweenSentences: '',
  spellings: {},
} satisfies LanguageFacts;
