import type { ReactNode } from 'react';
import type { TextField } from '#core/fields.ts';
import type { TextOutput } from '#core/outputs.ts';
import { CodeField } from '#ui/code/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import type { JobProgressProps } from '../job/job-progress.tsx';
import type { BoundProps } from '../tool/bind-field.ts';
import type { ShownProps } from './show-output.ts';
import { ToolOutput } from './tool-output.tsx';
import { JobRoom } from '../job/job-room.tsx';

export interface TextConversionProps extends JobProgressProps {
  readonly input: BoundProps<TextField>;
  readonly output: ShownProps<TextOutput>;
  /** Rendered above both panes, and on a narrow screen between them. */
  readonly options?: ReactNode;
  /** Rendered below the output. */
  readonly children?: ReactNode;
}

const ROWS = 5;

/** Longer texts take more than a frame to render in a text box. */
const MAX_SHOWN = 100_000;

/** One direction of a text converter: the input, the output beside it, and the progress below. */
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
