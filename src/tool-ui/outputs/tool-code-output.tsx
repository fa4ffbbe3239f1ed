import type { DataType } from '#core/data-type.ts';
import { CodeField, type CodeOutputProps } from '#ui/code/code-field.tsx';
import { SendTo } from '../hand-over/send-to.tsx';

export interface ToolCodeOutputProps extends Omit<CodeOutputProps, 'isReadOnly'> {
  /** The name of the output in the declaration. */
  readonly outputName?: string | undefined;
  /** The data type, which determines the tools that the output can be sent to. */
  readonly produces?: DataType | undefined;
}

/** A long output in the code viewer, with buttons to copy, download, and send it to another tool. */
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
