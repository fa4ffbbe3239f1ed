import { type ReactNode, useState } from 'react';
import type { TextField } from '#core/fields.ts';
import { CodeField } from '#ui/code-field.tsx';
import { FormatConverter } from '#ui/format-converter.tsx';
import { handOver } from './hand-over.ts';
import { JobProgress } from './job-progress.tsx';
import { valueOf } from './outcome.ts';
import { ToolCodeOutput } from './tool-code-output.tsx';
import { useToolContext } from './tool-context.ts';
import type { Job } from './use-operation.ts';
import type { BoundProps } from './tool/bind-field.ts';

/** The name of a format is that of its syntax in the editor, of its kind of data and of its files' extension. */
type Format = 'json' | 'yaml' | 'toml' | 'xml';

interface Notice<Code extends string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface FormatConverterViewProps<Code extends string> {
  readonly from: Format;
  readonly to: Format;
  /** The tool for the opposite direction. */
  readonly opposite: string;
  readonly options: ReactNode;
  /** The bound input, which stands for the text of the format `from`. */
  readonly input: BoundProps<TextField>;
  readonly outputLabel: string;
  readonly job: Job<{ readonly text: string; readonly notices: readonly Notice<Code>[] }>;
  readonly noticeText: (notice: Notice<Code>) => string;
  /** Of the file, where it is not that of the format. */
  readonly extension?: string | undefined;
}

/** The view of a tool that converts one data format into another. */
export function FormatConverterView<Code extends string>(props: FormatConverterViewProps<Code>) {
  const { from, to, opposite, options, input, outputLabel, job, noticeText, extension = to } = props;
  const { openTool } = useToolContext();
  const [fileName, setFileName] = useState<string>();
  const { outcome } = job;
  const conversion = valueOf(outcome);
  const text = conversion?.text ?? '';
  const baseName = fileName?.replace(/\.[^.]*$/, '') || 'output';

  const swap = () => {
    handOver(opposite, text);
    openTool(opposite);
  };

  return (
    <FormatConverter
      options={options}
      onSwap={swap}
      isSwapDisabled={text === ''}
      notices={conversion?.notices.map(noticeText)}
      progress={<JobProgress job={job} />}
      input={
        <CodeField {...input} language={from} errorAt={outcome?.ok === false ? outcome.error.at : undefined} onFileName={setFileName} />
      }
      output={<ToolCodeOutput label={outputLabel} value={text} language={to} produces={to} fileName={`${baseName}.${extension}`} />}
    />
  );
}
