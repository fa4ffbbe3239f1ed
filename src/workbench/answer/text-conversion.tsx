import type { ReactNode } from 'react';
import type { TextField } from '#core/fields.ts';
import type { TextOutput } from '#core/outputs.ts';
import { CodeField } from '#ui/code/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import type { JobProgressProps } from './job-progress.tsx';
import type { BoundProps } from '../tool/bind-field.ts';
import type { ShownProps } from './show-output.ts';
import { ToolOutput } from './tool-output.tsx';
import { JobRoom } from './job-room.tsx';

export interface TextConversionProps extends JobProgressProps {
  readonly input: BoundProps<TextField>;
  readonly output: ShownProps<TextOutput>;
  /** Stand above both, and on a narrow screen between them. */
  readonly options?: ReactNode;
  /** Stands under the output. */
  readonly children?: ReactNode;
}

const ROWS = 5;

/** More in a text box takes longer than a frame to show. */
const MAX_SHOWN = 100_000;

/** One direction of a converter of texts: what is converted, beside it what comes of it, and under that the progress of the work. */
export function TextConversion({ input, output, options, job, children }: TextConversionProps) {
  return (
    <ToolColumns options={options}>
      <CodeField {...input} rows={ROWS} />
      <Stack gap="tight">
        <ToolOutput {...output} isMultiline rows={ROWS} maxShown={MAX_SHOWN} />
        {children}
        <JobRoom job={job} />
      </Stack>
    </ToolColumns>
  );
}
