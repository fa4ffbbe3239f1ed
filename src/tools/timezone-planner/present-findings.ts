import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** The local time of the user, whose zone is the only place. */
  yourTime(result) {
    const localTime = result.ok ? result.value?.times[0]?.localTime : undefined;
    if (localTime === undefined) return undefined;
    return { answer: { text: 'yourTime', values: { time: localTime.slice(localTime.indexOf(' ') + 1) }, copy: localTime } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
