import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

const MOST = 4;

export const write = {
  /** The extensions of a type. A type that is registered without extensions has no answer. */
  extensions(result) {
    if (!result.ok || result.value.preferred === undefined) return undefined;
    const { preferred, types } = result.value;
    const extensions = types.find(({ type }) => type === preferred)?.extensions ?? [];
    const shown = extensions.slice(0, MOST).map((extension) => `.${extension}`);
    return shown.length === 0 ? {} : { answer: { copy: shown.join(', ') } };
  },
  type(result) {
    const preferred = result.ok ? result.value.preferred : undefined;
    return preferred === undefined ? undefined : { answer: { copy: preferred } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'search'>;
