import type { Translate } from '#core/message-key.ts';
import { formatElapsed, formatSeconds } from '#pure/time/format-elapsed.ts';
import { elapsed, start, stop } from '#pure/time/stopwatch.ts';
import { announce } from '#ui/feedback/announce.ts';
import { readClock } from '#tool-ui/clock/page-clock.ts';
import { useDocumentTitlePrefix } from '#tool-ui/page/use-document-title-prefix.ts';
import { usePageKeys } from '#tool-ui/page/use-page-keys.ts';
import { useStoredState } from '#tool-ui/stored/use-stored-state.ts';
import { useUndo } from '#tool-ui/tool/use-undo.ts';
import { atZero, lap } from '../chronometer.ts';
import { lapsOf, lapsToCsv } from '../laps.ts';
import type en from '../messages/en.json';
import { parseChronometer, stringifyChronometer } from '../stored-chronometer.ts';

const stored = {
  initial: atZero,
  parse: (source: string) => parseChronometer(source, readClock()),
  stringify: stringifyChronometer,
};

/** The chronometer that all pages of this tool share, with its keyboard shortcuts and its time in the page title. */
export function useChronometer(t: Translate<typeof en>) {
  const [chronometer, change] = useStoredState(stored);
  const { offer, withdraw } = useUndo();
  const isRunning = chronometer.runningSince !== null;
  const laps = lapsOf(chronometer);

  const toggle = () => {
    const now = readClock();
    if (isRunning) announce(t('view.stoppedAt', { time: formatElapsed(elapsed(chronometer, now)) }));
    withdraw();
    change((current) => (isRunning ? stop(current, now) : start(current, now)));
  };
  const takeLap = () => {
    const next = lap(chronometer, readClock());
    const taken = lapsOf(next).at(-1);
    if (next === chronometer || !taken) return;
    announce(t('view.lapTook', { number: taken.number, time: formatElapsed(taken.lapMs) }));
    change(() => next);
  };
  const reset = () => {
    if (chronometer === atZero) return;
    change(() => atZero);
    offer('resetAll', () => change(() => chronometer));
  };

  usePageKeys({ ' ': toggle, l: takeLap, r: reset });
  useDocumentTitlePrefix(isRunning ? () => formatSeconds(elapsed(chronometer, readClock())) : undefined);
  return { chronometer, isRunning, laps, csv: lapsToCsv(laps), toggle, takeLap, reset };
}
