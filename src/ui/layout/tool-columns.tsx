import type { ReactNode } from 'react';
import { WithOptions, type WithOptionsProps } from './with-options.tsx';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** The content of a tool that is a form: one column that stays readable. */
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
  /** How wide they are; `alike` if left out. */
  readonly widths?: keyof typeof columns | undefined;
  /** The room between them where they stand side by side; `wide` if left out. */
  readonly gap?: keyof typeof gaps | undefined;
}

/** Input and output of a tool that shows data: side by side where the page has room for both at the size of its text, else below each other. */
export function ToolColumns({ widths = 'alike', gap = 'wide', ...parts }: ToolColumnsProps) {
  return <WithOptions {...parts} className={`grid gap-4 *:min-w-0 ${columns[widths]} ${gaps[gap]}`} />;
}

interface OutputBesideProps {
  readonly output: ReactNode;
  readonly children: readonly [input: ReactNode, more: ReactNode];
}

/** An output beside the input and what else stands below that; on narrow screens between the two. */
export function OutputBeside({ output, children: [input, more] }: OutputBesideProps) {
  return (
    <div className="grid gap-6 *:min-w-0 @columns:grid-cols-2 @columns:grid-rows-[auto_1fr]">
      {input}
      <div className="@columns:row-span-2">{output}</div>
      {more}
    </div>
  );
}

/** The options above: one row that wraps. */
export function ToolOptions({ children }: ChildrenProps) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-2">{children}</div>;
}
