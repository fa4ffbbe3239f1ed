import type { DataType } from '#core/data-type.ts';
import { OutputField, type OutputFieldProps } from '#ui/output/output-field.tsx';
import { SendTo } from '../hand-over/send-to.tsx';

export interface ToolOutputProps extends OutputFieldProps {
  /** The name of the output in the declaration. */
  readonly outputName?: string | undefined;
  /** The data type, which determines the tools that the output can be sent to. */
  readonly produces?: DataType | undefined;
  /** Whether the output is visible but must not be sent to another tool. */
  readonly isPrivate?: boolean | undefined;
}

/** An output with buttons to copy, download, and send it to another tool. Secret and private outputs cannot be sent. */
export function ToolOutput({ outputName, produces = 'text', isPrivate = false, ...output }: ToolOutputProps) {
  const actions =
    output.isSecret || isPrivate ? undefined : (
      <SendTo outputName={outputName} label={output.label} produces={produces} value={output.value} whole={output.whole} />
    );
  return <OutputField {...output} actions={actions} />;
}
