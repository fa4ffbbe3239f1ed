import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { declaration } from './declare.ts';
import type { Estimate, Speed } from './estimate.ts';
import { formatDuration, formatPeriod } from '#domains/durations/format-duration.ts';
import { formatDataRate, formatRate } from './format-speed.ts';
import type en from './messages/en.json';
import { readRate } from './read-rate.ts';
import type { run } from './run.ts';
import { timeNotices } from './time-notices.ts';

type Words = Translate<typeof en>;

const speedText = (t: Words, { rate, isData }: Speed, language: string): string =>
  isData ? formatDataRate(rate, language) : t('view.perHour', { rate: formatRate(rate, language) });

const rowsOf = (t: Words, { end, progress }: Estimate, language: string) => ({
  totalDuration: end && formatDuration(end.totalMs, language),
  timeLeft: end && formatDuration(end.leftMs, language),
  endsAt: end?.endsAt,
  speed: end && speedText(t, end.speed, language),
  progress: `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * progress)} %`,
});

export const presenters = {
  fromSpeed(estimate, { totalAmount: total, startedAt, ...typed }, { t, language }) {
    const { amountPerPeriod: amount, period, periodUnit } = readRate(typed);
    return {
      ...rowsOf(t, estimate, language),
      question: t('view.speedQuestion', {
        total,
        amount,
        period: formatPeriod(period, periodUnit, language),
        start: estimate.startedAt,
      }),
      notices: timeNotices(startedAt),
    };
  },
  fromProgress: (estimate, { totalAmount: total, alreadyDone: done, startedAt, asOf }, { t, language }) => ({
    ...rowsOf(t, estimate, language),
    question: t('view.progressQuestion', { total, done, start: estimate.startedAt, asOf: estimate.asOf }),
    notices: timeNotices(startedAt, asOf),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
