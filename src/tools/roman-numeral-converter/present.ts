import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  convert: (roman, _given, { t }) => ({ ...roman, unicode: roman.unicode ?? t('view.noUnicode') }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
