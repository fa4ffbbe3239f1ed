import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { declaration } from './declare.ts';
import { type Differences, differenceAt } from './differences.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

type Words = Translate<typeof en>;

/** A row for each change, created on demand: there may be a million. */
const rowsOf = (t: Words, differences: Differences) => ({
  length: differences.kinds.length,
  at(index: number) {
    const difference = differenceAt(differences, index);
    if (!difference) return undefined;
    const { change, path, before, after } = difference;
    return {
      path: path || t('view.root'),
      change: t(`view.${change}`),
      before,
      after,
      isAdded: change === 'added',
      isRemoved: change === 'removed',
    };
  },
});

export const presenters = {
  diff: ({ patch, isSame, counts, differences, tree, notices }, _given, { t }) => ({
    patch: patch ?? undefined,
    result: { value: t(isSame ? 'view.same' : 'view.different'), verdict: isSame ? 'good' : undefined },
    summary: t('view.summary', { ...counts }),
    differences: rowsOf(t, differences),
    tree,
    notices: notices.map(({ code, values }) => ({ code, values: { ...values, path: values['path'] || t('view.root') } })),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
