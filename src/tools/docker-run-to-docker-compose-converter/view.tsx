import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { NoteTable } from './parts/note-table.tsx';

export default function DockerRunToDockerComposeConverter() {
  const { bind, show, job } = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <ToolColumns options={<ChoiceField {...bind('indent')} />}>
        <div>
          <CodeField {...bind('commands')} rows={16} />
          <JobProgress job={job('convert')} />
        </div>
        <ToolCodeOutput {...show('file')} language="yaml" rows={16} />
      </ToolColumns>
      <NoteTable show={show} />
    </Stack>
  );
}
