import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { ProgressTrack } from './progress-track.tsx';
import { useWords } from '../words/words.ts';

export interface ProgressBarProps {
  /** What is going on; `Working…` if left out. */
  readonly label?: string | undefined;
  /** How much is done, from 0 to 1; without it nobody knows. */
  readonly share?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

export function ProgressBar({ label, share, onCancel }: ProgressBarProps) {
  const id = useId();
  const words = useWords();
  return (
    <div className="flex min-h-7 items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-soft">
        {label ?? words.working}
      </label>
      <ProgressTrack id={id} share={share} />
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
