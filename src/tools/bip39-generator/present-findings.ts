import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** Reveals nothing else about the wallet. */
  valid(result) {
    if (!result.ok || !result.value) return undefined;
    const count = result.value.wordCount;
    return { answer: { text: 'valid', values: { count } } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'derive'>;
