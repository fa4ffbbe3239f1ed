import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** Converts Celsius to Fahrenheit, and all other scales to Celsius. */
  elsewhere(result, { scale }) {
    if (!result.ok || !result.value) return undefined;
    const { celsius, fahrenheit } = result.value;
    return { answer: { copy: scale === 'celsius' ? `${fahrenheit} °F` : `${celsius} °C` } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
