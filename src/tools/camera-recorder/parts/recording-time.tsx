import { formatSeconds } from '#pure/time/format-elapsed.ts';
import { elapsed, type Stopwatch } from '#pure/time/stopwatch.ts';
import { useAnimationClock } from '#tool-ui/clock/use-animation-clock.ts';

/** Reads the clock itself, so that the rest of the page does not rerender. */
export function RecordingTime({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const now = useAnimationClock(stopwatch.runningSince !== null);
  return formatSeconds(elapsed(stopwatch, now));
}
