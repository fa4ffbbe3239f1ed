import type { WriteFindings } from '#core/detection.ts';
import { cronLocale } from './cron-locale.ts';
import type { declaration } from './declare.ts';
import { describeSchedule } from './describe-schedule.ts';
import type { run } from './run.ts';

export const write = {
  async sentence(result, { verbose, clock24 }, { language }) {
    if (!result.ok || !result.value) return undefined;
    return { answer: { copy: describeSchedule(result.value, { locale: await cronLocale(language), verbose, clock24 }) } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'describe'>;
