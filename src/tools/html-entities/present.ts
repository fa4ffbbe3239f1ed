import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  unescape: ({ unescaped, invisible }, _given, { t }) => ({ unescaped, invisible: invisible || t('view.none') }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
