import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  code(result) {
    if (!result.ok || !result.value) return undefined;
    const text = result.value;
    return { answer: { copy: text }, hands: { inputs: { text } }, inside: { layer: 'qrCode', text } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'read'>;
