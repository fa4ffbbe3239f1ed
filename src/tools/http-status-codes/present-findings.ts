import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  name(result) {
    const [status] = result.ok ? result.value.codes : [];
    return status && { answer: { copy: `${status.code} ${status.name}` } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'search'>;
