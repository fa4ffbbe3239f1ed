import type { DataType } from '#core/data-type.ts';
import { CodeField, type CodeOutputProps } from '#ui/code/code-field.tsx';
import { SendTo } from '../hand-over/send-to.tsx';

export interface ToolCodeOutputProps extends Omit<CodeOutputProps, 'isReadOnly'> {
  /** Its name in the declaration. */
  readonly outputName?: string | undefined;
  /** What kind of data it is: the tools that take it are offered. */
  readonly produces?: DataType | undefined;
}

/** A long output in the code viewer, which can be copied, downloaded and sent to another tool. */
export function ToolCodeOutput({ outputName, produces = 'text', actions, ...output }: ToolCodeOutputProps) {
  return (
    <CodeField
      {...output}
      isReadOnly
      actions={
        <>
          {actions}
          <SendTo outputName={outputName} label={output.label} produces={produces} value={output.value} whole={output.whole} />
        </>
      }
    />
  );
}
