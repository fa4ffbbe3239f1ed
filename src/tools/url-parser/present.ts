import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  dissect({ parts: { isDefaultPort, ...parts }, parameters, queryAsJson, schemeBeforePort: scheme }, _given, { t }) {
    return {
      ...parts,
      origin: parts.origin ?? t('view.opaqueOrigin'),
      port: isDefaultPort ? t('view.defaultPort', { port: parts.port }) : parts.port,
      parameters: parameters.map(({ name, value, occurrence: number, occurrences: total, isWebUrl }) => ({
        name,
        value,
        occurrence: total > 1 ? t('view.occurrence', { number, total }) : '',
        isWebUrl,
      })),
      queryAsJson,
      notices: scheme === undefined ? [] : [{ code: 'readAsScheme', values: { scheme } }],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
