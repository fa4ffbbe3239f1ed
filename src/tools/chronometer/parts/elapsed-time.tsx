import { useAnimationClock } from '#workbench/use-animation-clock.ts';
import { formatElapsed } from '../format-elapsed.ts';
import { type Chronometer, elapsed } from '../logic.ts';

export interface ElapsedTimeProps {
  readonly label: string;
  readonly chronometer: Chronometer;
}

/** Drawn with every frame while it runs; the only part of the page that is. */
export function ElapsedTime({ label, chronometer }: ElapsedTimeProps) {
  const now = useAnimationClock(chronometer.runningSince !== null);
  return (
    <div role="timer" aria-label={label} className="font-mono text-5xl tracking-tight tabular-nums sm:text-6xl">
      {formatElapsed(elapsed(chronometer, now))}
    </div>
  );
}
