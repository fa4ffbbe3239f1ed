import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** Valid numbers only. */
  international(result) {
    const described = result.ok ? result.value : null;
    if (!described?.isValid || !described.formats) return undefined;
    const { country, formats } = described;
    if (country === undefined || country === 'international')
      return { answer: { text: 'abroad', values: { number: formats.international }, copy: formats.e164 } };
    return { answer: { text: 'number', values: { number: formats.international, country: { country } }, copy: formats.e164 } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'describe'>;
