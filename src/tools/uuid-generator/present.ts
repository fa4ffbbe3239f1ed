import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { formatUuids, type Notation } from './format-uuids.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

const writeUuids = (uuids: readonly string[], notation: Notation) => ({
  uuids: { text: formatUuids(uuids, notation), file: notation.outputAs === 'json' ? 'uuids.json' : 'uuids.txt' },
});

export const presenters = {
  generate: writeUuids,
  name: writeUuids,
  inspect: ({ version, variant, clockSequence, ...others }, _given, { t }) => ({
    ...others,
    version: typeof version === 'string' ? t(`view.versions.${version}`) : String(version),
    variant: t(`view.variants.${variant}`),
    clockSequence: clockSequence === undefined ? undefined : String(clockSequence),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
