import type { DataType } from '#core/data-type.ts';
import { OutputField, type OutputFieldProps } from '#ui/output/output-field.tsx';
import { SendTo } from '../hand-over/send-to.tsx';

export interface ToolOutputProps extends OutputFieldProps {
  /** Its name in the declaration. */
  readonly outputName?: string | undefined;
  /** What kind of data it is: the tools that take it are offered. */
  readonly produces?: DataType | undefined;
  /** To be seen, but never sent to another tool. */
  readonly isPrivate?: boolean | undefined;
}

/** An output that can be copied, downloaded and sent to another tool. A secret or private one is not sent. */
export function ToolOutput({ outputName, produces = 'text', isPrivate = false, ...output }: ToolOutputProps) {
  const actions =
    output.isSecret || isPrivate ? undefined : (
      <SendTo outputName={outputName} label={output.label} produces={produces} value={output.value} whole={output.whole} />
    );
  return <OutputField {...output} actions={actions} />;
}
