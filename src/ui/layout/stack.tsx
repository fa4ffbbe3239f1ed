import type { ReactNode } from 'react';

const gaps = { none: '', tight: 'gap-1', small: 'gap-2', medium: 'gap-3', large: 'gap-4', roomy: 'gap-5', wide: 'gap-6' } as const;

interface StackProps {
  /** The gap between the parts. Defaults to `medium`. */
  readonly gap?: keyof typeof gaps | undefined;
  readonly children: ReactNode;
}

/** A vertical stack of parts, none wider than the available space. */
export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={`grid grid-cols-1 content-start *:min-w-0 ${gaps[gap]}`}>{children}</div>;
}
