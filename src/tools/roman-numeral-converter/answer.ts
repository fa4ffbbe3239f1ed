import type { Answers } from '#core/answer.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const answer = {
  convert: (roman, _given, { t }) => ({ ...roman, unicode: roman.unicode ?? t('view.noUnicode') }),
} satisfies Answers<typeof declaration, typeof run, typeof en>;
