import type { Row } from '#ui/result-row.tsx';
import type { ClockMessages } from '#workbench/clock-messages.ts';
import type { Tool } from '#workbench/use-tool.ts';
import type { Estimate } from '../estimate.ts';
import type { inputs, options } from '../fields.ts';
import { formatDuration } from '../format-duration.ts';
import { formatDataRate, formatRate } from '../format-speed.ts';
import type en from '../messages/en.json';

type Text = Tool<typeof en & ClockMessages, typeof inputs, typeof options>['t'];

/** The rows, which are empty while there is no estimate. */
export function estimateRows(t: Text, estimate: Estimate | undefined, language: string): readonly Row[] {
  const { end, progress } = estimate ?? {};
  const duration = (ms: number | undefined): string => (ms === undefined ? '' : formatDuration(ms, language));
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    { label: t('outputs.totalDuration'), value: duration(end?.totalMs) },
    { label: t('outputs.timeLeft'), value: duration(end?.leftMs) },
    { label: t('outputs.endsAt'), value: end?.endsAt ?? '' },
    { label: t('outputs.speed'), value: end ? speedText(t, end.speed, language) : '' },
    { label: t('outputs.progress'), value: progress === undefined ? '' : `${percent.format(100 * progress)} %` },
  ];
}

const speedText = (t: Text, { rate, isData }: NonNullable<Estimate['end']>['speed'], language: string): string =>
  isData ? formatDataRate(rate, language) : t('view.perHour', { rate: formatRate(rate, language) });
