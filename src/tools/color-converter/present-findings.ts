import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  hex: (result) => (result.ok && result.value ? { answer: { copy: result.value.hex } } : undefined),
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
