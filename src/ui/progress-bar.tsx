import { useId } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.ts';

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
      <progress
        id={id}
        value={share}
        max={1}
        className={`h-2 min-w-0 grow appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight] ${share === undefined ? 'animate-pulse' : ''}`}
      />
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
