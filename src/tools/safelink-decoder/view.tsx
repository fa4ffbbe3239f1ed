import { ResultRows } from '#ui/result-rows.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { answer } from './answer.ts';
import { declaration, detailNames } from './declare.ts';
import type en from './messages/en.json';

/** More in a text box takes longer than a frame to show. */
const MAX_SHOWN = 100_000;

export default function SafelinkDecoder() {
  const { bind, show, job } = useTool<typeof en>()(declaration, { answer });
  return (
    <ToolColumns>
      <Stack>
        <TextField {...bind('text')} isMultiline isMonospace rows={12} />
        <JobProgress job={job('decode')} />
      </Stack>
      <Stack gap="large">
        <ToolOutput {...show('decoded')} isMultiline rows={5} maxShown={MAX_SHOWN} />
        <ResultRows rows={[show('count'), ...detailNames.map(show)]} />
      </Stack>
    </ToolColumns>
  );
}
