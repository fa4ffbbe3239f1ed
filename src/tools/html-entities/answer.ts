import type { Answers } from '#core/answer.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const answer = {
  unescape: ({ unescaped, invisible }, _given, { t }) => ({ unescaped, invisible: invisible || t('view.none') }),
} satisfies Answers<typeof declaration, typeof run, typeof en>;
