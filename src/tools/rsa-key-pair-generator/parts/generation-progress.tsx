import { useState } from 'react';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useAnimationClock } from '#tool-ui/clock/use-animation-clock.ts';

export interface GenerationProgressProps {
  readonly labelAt: (elapsedSeconds: number) => string;
  readonly onCancel: () => void;
}

/** Displays the elapsed seconds, because the duration of the prime search is unpredictable. */
export function GenerationProgress({ labelAt, onCancel }: GenerationProgressProps) {
  const { steadyMs } = useAnimationClock(true);
  const [startMs, setStart] = useState<number>();
  if (startMs === undefined && Number.isFinite(steadyMs)) setStart(steadyMs);
  const elapsedMs = startMs === undefined ? 0 : steadyMs - startMs;
  return <ProgressBar label={labelAt(Math.floor(elapsedMs / 1000))} onCancel={onCancel} />;
}
