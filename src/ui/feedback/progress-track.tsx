import type { ComponentProps } from 'react';

export interface ProgressTrackProps extends Pick<ComponentProps<'progress'>, 'id' | 'aria-label'> {
  /** From 0 to 1, or `undefined` if unknown. */
  readonly share: number | undefined;
}

/** The bar alone, filling the available width. It needs a name: a `label` element for its id, or `aria-label`. */
export const ProgressTrack = ({ share, ...name }: ProgressTrackProps) => (
  <progress
    {...name}
    value={share}
    max={1}
    className={`h-2 w-0 grow appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight] ${share === undefined ? 'animate-pulse' : ''}`}
  />
);
