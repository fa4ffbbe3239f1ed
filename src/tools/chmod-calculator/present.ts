import type { Presenters } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { ModeBit } from './mode-bits.ts';
import type { run } from './run.ts';

export const presenters = {
  describe({ bits, ...described }, _given, { t, language }) {
    const inWords = (...named: readonly ModeBit[]): string =>
      joinList(
        named.filter((bit) => bits.includes(bit)).map((bit) => t(`view.words.${bit}`)),
        language,
      );
    return {
      ...described,
      bits,
      owner: inWords('ownerRead', 'ownerWrite', 'ownerExecute') || t('view.noPermissions'),
      group: inWords('groupRead', 'groupWrite', 'groupExecute') || t('view.noPermissions'),
      others: inWords('othersRead', 'othersWrite', 'othersExecute') || t('view.noPermissions'),
      specialBits: inWords('setuid', 'setgid', 'sticky') || t('view.noBits'),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
