import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';
import { UuidOptions } from './parts/uuid-options.tsx';

export default function UuidGenerator() {
  const tool = useTool<typeof en>()(declaration, { main, presenters });
  const { bind, show, job, values } = tool;
  const isNamed = values.version === 'v3' || values.version === 'v5';
  return (
    <Stack gap="wide">
      <ToolColumns>
        <UuidOptions tool={tool} isNamed={isNamed} />
        <Stack>
          <ToolCodeOutput {...show('uuids')} language={values.outputAs === 'json' ? 'json' : 'text'} rows={12} />
          <Regenerate job={job('generate')} isDisabled={isNamed} />
          <JobRoom job={job('name')} />
        </Stack>
      </ToolColumns>
      <ToolColumns>
        <TextField {...bind('inspected')} isMonospace />
        <div>
          <ResultRows
            rows={[
              show('version'),
              show('variant'),
              show('createdAt'),
              show('clockSequence'),
              show('node'),
              show('integer'),
              show('canonical'),
            ]}
          />
        </div>
      </ToolColumns>
    </Stack>
  );
}
