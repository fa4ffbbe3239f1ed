import { formatSeconds } from '#formats/format-elapsed.ts';
import { elapsed, type Stopwatch } from '#formats/stopwatch.ts';
import { useAnimationClock } from '#workbench/use-animation-clock.ts';

/** Follows the clock by itself, so that the rest of the page need not. */
export function RecordingTime({ stopwatch }: { readonly stopwatch: Stopwatch }) {
  const now = useAnimationClock(stopwatch.runningSince !== null);
  return formatSeconds(elapsed(stopwatch, now));
}
