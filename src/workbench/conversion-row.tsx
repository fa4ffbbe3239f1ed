import type { ReactNode } from 'react';
import { CodeField, type CodeInputProps } from '#ui/code-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from './job-progress.tsx';
import { valueOf } from './outcome.ts';
import { ToolOutput } from './tool-output.tsx';
import type { Job } from './use-operation.ts';

export interface ConversionRowProps {
  readonly input: CodeInputProps;
  readonly outputLabel: string;
  readonly fileName: string;
  readonly job: Pick<Job<string>, 'outcome' | 'isSlow' | 'share' | 'cancel'>;
  /** Stands under the output. */
  readonly children?: ReactNode;
}

const ROWS = 5;

/** More in a text box takes longer than a frame to show. */
const MAX_SHOWN = 100_000;

/** One direction of a converter of texts: what is converted, beside it what comes of it, and under that the progress of the work. */
export function ConversionRow({ input, outputLabel, fileName, job, children }: ConversionRowProps) {
  const { outcome } = job;
  return (
    <ToolColumns>
      <CodeField {...input} errorAt={outcome?.ok === false ? outcome.error.at : undefined} rows={ROWS} />
      <div className="grid content-start gap-1">
        <ToolOutput label={outputLabel} value={valueOf(outcome) ?? ''} isMultiline rows={ROWS} maxShown={MAX_SHOWN} {...{ fileName }} />
        {children}
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
      </div>
    </ToolColumns>
  );
}
