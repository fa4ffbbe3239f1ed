import type { ReactNode } from 'react';

const columnGaps = { medium: 'gap-x-5', wide: 'gap-x-6' } as const;

interface FieldGridProps {
  /**
   * The gap between fields that have their own space below, such as number fields. If omitted, the grid adds that space, as for switches.
   */
  readonly columnGap?: keyof typeof columnGaps | undefined;
  /** Adds a gap between rows, for text fields, which have little space of their own. */
  readonly hasRowGap?: boolean | undefined;
  readonly children: ReactNode;
}

/** Small fields, such as switches, in two columns if there is enough space. */
export function FieldGrid({ columnGap, hasRowGap = columnGap === undefined, children }: FieldGridProps) {
  const gaps = columnGap ? columnGaps[columnGap] : 'gap-x-6 pb-3';
  return <div className={`grid two-columns ${gaps} ${hasRowGap ? 'gap-y-1 pointer-coarse:gap-y-2' : ''}`}>{children}</div>;
}
