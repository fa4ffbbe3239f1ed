import type { ReactNode } from 'react';

const columnGaps = { medium: 'gap-x-5', wide: 'gap-x-6' } as const;

interface FieldGridProps {
  /** The room between fields that bring their own room below them, as those of numbers do; switches do not, and have it from here. */
  readonly columnGap?: keyof typeof columnGaps | undefined;
  /** Texts have hardly any of their own. */
  readonly hasRowGap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Small fields, such as switches, in two columns where there is room. */
export function FieldGrid({ columnGap, hasRowGap = columnGap === undefined, children }: FieldGridProps) {
  const gaps = columnGap ? columnGaps[columnGap] : 'gap-x-6 pb-3';
  return <div className={`grid two-columns ${gaps} ${hasRowGap ? 'gap-y-1 pointer-coarse:gap-y-2' : ''}`}>{children}</div>;
}
