import type { ReactNode } from 'react';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** The content of a tool that is a form: one column that stays readable. */
export function ToolForm({ children }: ChildrenProps) {
  return <div className="grid max-w-180 gap-4">{children}</div>;
}

/** Input and output of a tool that shows data: side by side from 1024 px on, below each other under that. */
export function ToolColumns({ children }: ChildrenProps) {
  return <div className="grid gap-4 *:min-w-0 lg:grid-cols-2 lg:gap-6">{children}</div>;
}

/** The options above: one row that wraps. */
export function ToolOptions({ children }: ChildrenProps) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-2">{children}</div>;
}
