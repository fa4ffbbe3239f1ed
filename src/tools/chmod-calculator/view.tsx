import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration, modeNames } from './declare.ts';
import type en from './messages/en.json';
import { BitGrid } from './parts/bit-grid.tsx';
import { PermissionsField } from './parts/permissions-field.tsx';
import { run } from './run.ts';

export default function ChmodCalculator() {
  const { t, bind, set, show, notices } = useTool<typeof en>()(declaration, { main: run, presenters });
  return (
    <ToolColumns>
      <Stack gap="small">
        <PermissionsField {...{ t, bind, set }} />
        <BitGrid {...{ t, bind, show }} />
        <FieldRow>
          <ChoiceField {...bind('type')} />
          <SwitchField {...bind('recursive')} />
        </FieldRow>
        <TextField {...bind('path')} isMonospace />
      </Stack>
      <Stack>
        <ToolOutput {...show('command')} />
        <ToolOutput {...show('symbolicCommand')} />
        <Notices notices={notices()} />
        <ResultRows rows={modeNames.map(show)} />
      </Stack>
    </ToolColumns>
  );
}
