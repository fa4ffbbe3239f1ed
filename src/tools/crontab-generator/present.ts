import type { Presenters } from '#core/present.ts';
import { cronLocale } from './cron-locale.ts';
import type { declaration } from './declare.ts';
import { describeSchedule } from './describe-schedule.ts';
import { fieldValues } from './field-values.ts';
import type en from './messages/en.json';
import { noticesOf } from './parse-schedule.ts';
import type { run } from './run.ts';

export const presenters = {
  describe(schedule, wording, { language }) {
    const written = (locale: string) => ({ description: describeSchedule(schedule, { locale, ...wording }) });
    return language === 'en' ? written('en') : cronLocale(language).then(written);
  },
  listValues: (schedule, _given, texts) => ({
    ...fieldValues(schedule, texts),
    command: schedule.command,
    notices: noticesOf(schedule).map((code) => ({ code })),
  }),
  listRuns: ({ text }) => ({ nextRuns: text }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
