import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** Applies to a local time in a zone with rules. */
  instant(result) {
    if (!result.ok) return undefined;
    const { iso8601Utc = '', unixSeconds = '' } = result.value.written;
    return {
      answer: {
        text: 'withUnixTime',
        values: { utc: iso8601Utc.replace('T', ' ').replace('Z', ''), seconds: unixSeconds },
        copy: unixSeconds,
      },
    };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
