import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  result(evaluated) {
    const result = evaluated.ok ? evaluated.value?.result : undefined;
    return result?.ok && result.value !== '' ? { answer: { copy: result.value } } : undefined;
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'evaluate'>;
