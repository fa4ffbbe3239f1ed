import { formatElapsed, formatSeconds } from '#formats/format-elapsed.ts';
import { elapsed, start, stop } from '#formats/stopwatch.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { ToolForm } from '#ui/tool-columns.tsx';
import { readClock } from '#workbench/page-clock.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useDocumentTitlePrefix } from '#workbench/use-document-title-prefix.ts';
import { usePageKeys } from '#workbench/use-page-keys.ts';
import { useStoredState } from '#workbench/use-stored-state.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { lapsOf, lapsToCsv } from './laps.ts';
import { atZero, lap } from './logic.ts';
import type en from './messages/en.json';
import { ElapsedTime } from './parts/elapsed-time.tsx';
import { LapsTable } from './parts/laps-table.tsx';
import { parseChronometer, stringifyChronometer } from './stored-chronometer.ts';

const stored = {
  initial: atZero,
  parse: (source: string) => parseChronometer(source, readClock()),
  stringify: stringifyChronometer,
};

export default function Chronometer() {
  const { t } = useTool<typeof en, typeof fields>(fields);
  const [chronometer, change] = useStoredState(stored);
  const isRunning = chronometer.runningSince !== null;
  const laps = lapsOf(chronometer);

  const toggle = () => {
    const now = readClock();
    if (isRunning) announce(t('view.stoppedAt', { time: formatElapsed(elapsed(chronometer, now)) }));
    change((current) => (isRunning ? stop(current, now) : start(current, now)));
  };
  const takeLap = () => {
    const next = lap(chronometer, readClock());
    const taken = lapsOf(next).at(-1);
    if (next === chronometer || !taken) return;
    announce(t('view.lapTook', { number: taken.number, time: formatElapsed(taken.lapMs) }));
    change(() => next);
  };
  const reset = () => change(() => atZero);

  // One button that changes, so that it keeps the focus.
  const startOrStop = isRunning ? { icon: 'player-pause', children: t('view.stop') } : { icon: 'player-play', children: t('view.start') };

  usePageKeys({ ' ': toggle, l: takeLap, r: reset });
  useDocumentTitlePrefix(isRunning ? () => formatSeconds(elapsed(chronometer, readClock())) : undefined);

  return (
    <ToolForm>
      <ElapsedTime label={t('outputs.elapsed')} chronometer={chronometer} />
      <div className="flex flex-wrap gap-2">
        <Button size="large" tone="primary" className="min-w-28" onClick={toggle} {...startOrStop} />
        {isRunning && (
          <Button size="large" icon="flag" className="min-w-28" onClick={takeLap}>
            {t('view.lap')}
          </Button>
        )}
        <Button size="large" icon="rotate" onClick={reset}>
          {t('view.reset')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('view.keys')}</p>
      <LapsTable t={t} laps={laps} />
      {laps.length > 0 && (
        <ToolOutput
          label={t('outputs.csv')}
          value={lapsToCsv(laps)}
          isMultiline
          rows={6}
          fileName="laps.csv"
          mediaType="text/csv"
          produces="csv"
        />
      )}
    </ToolForm>
  );
}
