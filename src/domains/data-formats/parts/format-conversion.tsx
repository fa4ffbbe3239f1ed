import { type ReactNode, useState } from 'react';
import type { TextField } from '#core/fields.ts';
import type { TextOutput } from '#core/outputs.ts';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { handOver } from '#tool-ui/hand-over/hand-over.ts';
import { JobProgress, type JobProgressProps } from '#tool-ui/job/job-progress.tsx';
import type { BoundProps } from '#tool-ui/tool/bind-field.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import type { FormatId } from '../format.ts';

export interface FormatConversionProps extends JobProgressProps {
  readonly from: FormatId;
  readonly to: FormatId;
  readonly input: BoundProps<TextField>;
  readonly output: ShownProps<TextOutput>;
  readonly notices: readonly string[];
  readonly options: ReactNode;
}

const EXTENSION = /\.[^.]*$/;

/** The view of a tool that converts one data format to another. Its `Swap` button opens the tool for the opposite direction. */
export function FormatConversion({ from, to, input, output, notices, options, job }: FormatConversionProps) {
  const { inverseTool, openTool } = useToolContext();
  const [fileName, setFileName] = useState<string>();
  const baseName = fileName?.replace(EXTENSION, '') || 'output';
  const extension = EXTENSION.exec(output.fileName ?? '')?.[0] ?? '';
  const swap = (target: string) => () => {
    handOver(target, { inputs: output.value });
    openTool(target);
  };
  return (
    <FormatConverter
      {...{ options, notices }}
      onSwap={inverseTool === undefined ? undefined : swap(inverseTool)}
      isSwapDisabled={output.value === ''}
      progress={<JobProgress job={job} />}
      input={<CodeField {...input} language={from} onFileName={setFileName} />}
      output={<ToolCodeOutput {...output} language={to} fileName={`${baseName}${extension}`} />}
    />
  );
}
