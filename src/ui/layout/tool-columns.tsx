import type { ReactNode } from 'react';
import { WithOptions, type WithOptionsProps } from './with-options.tsx';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** The content of a form-like tool: one column of a readable width. */
export function ToolForm({ children }: ChildrenProps) {
  return <div className="grid max-w-180 gap-4">{children}</div>;
}

const columns = {
  alike: '@columns:grid-cols-2',
  narrowFirst: '@columns:grid-cols-[26rem_minmax(0,1fr)]',
  narrowSecond: '@columns:grid-cols-[minmax(0,1fr)_26rem]',
} as const;
const gaps = { large: '', wide: '@columns:gap-x-6' } as const;

interface ToolColumnsProps extends WithOptionsProps {
  /** The widths of the columns. Defaults to `alike`. */
  readonly widths?: keyof typeof columns | undefined;
  /** The gap between columns. Defaults to `wide`. */
  readonly gap?: keyof typeof gaps | undefined;
}

/** Input and output side by side if both fit at the visitor's text size, otherwise one below the other. */
export function ToolColumns({ widths = 'alike', gap = 'wide', ...parts }: ToolColumnsProps) {
  return <WithOptions {...parts} className={`grid gap-4 *:min-w-0 ${columns[widths]} ${gaps[gap]}`} />;
}

interface OutputBesideProps {
  readonly output: ReactNode;
  readonly children: readonly [input: ReactNode, more: ReactNode];
}

/** An output beside the input and the content below the input. On narrow screens, the output is between the two. */
export function OutputBeside({ output, children: [input, more] }: OutputBesideProps) {
  return (
    <div className="grid gap-6 *:min-w-0 @columns:grid-cols-2 @columns:grid-rows-[auto_1fr]">
      {input}
      <div className="@columns:row-span-2">{output}</div>
      {more}
    </div>
  );
}

/** The options above the columns, in one row that wraps. */
export function ToolOptions({ children }: ChildrenProps) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-2">{children}</div>;
}
