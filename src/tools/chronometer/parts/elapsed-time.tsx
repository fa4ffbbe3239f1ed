import { formatElapsed } from '#pure/time/format-elapsed.ts';
import { elapsed } from '#pure/time/stopwatch.ts';
import { useAnimationClock } from '#tool-ui/clock/use-animation-clock.ts';
import type { Chronometer } from '../chronometer.ts';

export interface ElapsedTimeProps {
  readonly label: string;
  readonly chronometer: Chronometer;
}

/** The only part of the page that rerenders on every frame while the chronometer runs. */
export function ElapsedTime({ label, chronometer }: ElapsedTimeProps) {
  const now = useAnimationClock(chronometer.runningSince !== null);
  return (
    <div
      role="timer"
      aria-label={label}
      className="font-mono text-[min(3rem,12cqi)] tracking-tight leading-tight! tabular-nums @rows:text-6xl"
    >
      {formatElapsed(elapsed(chronometer, now))}
    </div>
  );
}
