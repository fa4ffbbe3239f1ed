import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  convert: ({ file, notes }, _given, { t }) => ({
    file,
    notes: notes.map(({ code, about }) =>
      code === 'skipped' ? { flag: t('view.skipped'), note: about } : { flag: about, note: t(`view.notes.${code}`) },
    ),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
