import type { Presenters } from '#core/present.ts';
import type kinds from '#domains/ip/messages/en.json';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  convert: ({ readAs, type, ...notations }, _given, { t }) => ({
    ...notations,
    readAs: t(`view.notations.${readAs}`),
    type: t(`types.${type}`),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en & typeof kinds>;
