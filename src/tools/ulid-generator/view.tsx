import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function UlidGenerator() {
  const { bind, show, job, notices, values } = useTool<typeof en>()(declaration, { main: run, presenters });
  return (
    <Stack gap="wide">
      <ToolColumns>
        <Stack>
          <NumberField {...bind('quantity')} />
          <div>
            <TextField {...bind('time')} isMonospace />
            <Notices notices={notices()} />
          </div>
          <FieldRow>
            <SwitchField {...bind('monotonic')} />
            <SwitchField {...bind('lowercase')} />
          </FieldRow>
          <ChoiceField {...bind('outputAs')} />
        </Stack>
        <Stack>
          <ToolCodeOutput {...show('ulids')} language={values.outputAs === 'json' ? 'json' : 'text'} rows={10} />
          <Regenerate job={job('generate')} />
        </Stack>
      </ToolColumns>
      <ToolColumns>
        <TextField {...bind('inspected')} isMonospace />
        <div>
          <ResultRows rows={[show('createdAt'), show('unixMilliseconds'), show('random'), show('ulid'), show('uuid')]} />
        </div>
      </ToolColumns>
    </Stack>
  );
}
