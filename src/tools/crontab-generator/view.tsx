import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ExampleField } from './parts/example-field.tsx';
import { FieldEditors } from './parts/field-editors.tsx';
import { FormatField } from './parts/format-field.tsx';
import { RunFields } from './parts/run-fields.tsx';
import { ScheduleRows } from './parts/schedule-rows.tsx';
import { run } from './run.ts';

export default function CrontabGenerator() {
  const tool = useTool<typeof en & ClockMessages>()(declaration, { main: run, presenters });
  const { bind, show, notices } = tool;
  return (
    <ToolColumns>
      <Stack>
        <FormatField tool={tool} />
        <TextField {...bind('expression')} isMonospace />
        <FieldEditors tool={tool} />
        <ExampleField tool={tool} />
        <FieldRow>
          <SwitchField {...bind('verbose')} />
          <SwitchField {...bind('clock24')} />
        </FieldRow>
        <RunFields tool={tool} />
      </Stack>
      <Stack>
        <ScheduleRows tool={tool} />
        <Notices notices={[...notices('readStart'), ...notices('listValues')]} />
        <ToolOutput {...show('nextRuns')} isMultiline rows={8} />
      </Stack>
    </ToolColumns>
  );
}
