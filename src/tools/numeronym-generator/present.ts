import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  shorten({ numeronym, found }, _given, { t, language }) {
    const expansions = found.map((each) => t('view.expansion', { ...each }));
    return { numeronym, expansion: joinList(expansions, language) };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
