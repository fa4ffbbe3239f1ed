import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  convert: ({ contrast, ...notations }, _given, { t }) => ({
    ...notations,
    contrast: { value: t(`view.readableOn.${contrast}`), verdict: contrast === 'both' ? 'good' : undefined },
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
