import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  draw: ({ art, missing }, _given, { language }) => ({
    art,
    notices: missing.length > 0 ? [{ code: 'notInFont', values: { characters: joinList(missing, language) } }] : [],
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
