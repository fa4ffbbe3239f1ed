import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { ProgressTrack } from './progress-track.tsx';
import { useWords } from '../words/words.ts';

export interface ProgressBarProps {
  /** The current activity. Defaults to `Working…`. */
  readonly label?: string | undefined;
  /** The progress from 0 to 1. If omitted, it is unknown. */
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
