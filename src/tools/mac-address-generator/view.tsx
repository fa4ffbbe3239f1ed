import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { Regenerate } from '#tool-ui/outputs/regenerate.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { run } from './run.ts';

export default function MacAddressGenerator() {
  const { t, bind, show, job, notices } = useTool<typeof en>()(declaration, { main: run, presenters });
  const [hint = t('view.kindOfRest')] = notices('readPrefix');
  return (
    <ToolColumns>
      <Stack>
        <NumberField {...bind('quantity')} />
        <TextField {...bind('prefix')} isMonospace />
        <ChoiceField {...bind('addressKind')} labelPosition="top" hint={hint} />
        <FieldRow>
          <ChoiceField {...bind('letterCase')} />
          <ChoiceField {...bind('separator')} />
        </FieldRow>
      </Stack>
      <Stack>
        <ToolOutput {...show('addresses')} isMultiline rows={12} />
        <Regenerate job={job('generate')} />
      </Stack>
    </ToolColumns>
  );
}
