import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { answer } from './answer.ts';
import { bitViewNames, declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';

export default function BaseConverter() {
  const { bind, show, job, notices, values } = useTool<typeof en>()(declaration, { answer });
  const { bitWidth } = values;
  const rows = [
    show('usedBase'),
    ...notationNames.map(show),
    ...(bitWidth === 'off' ? [] : bitViewNames.map(show)),
    ...(bitWidth === '32' || bitWidth === '64' ? [show('float')] : []),
  ];
  return (
    <Stack gap="large">
      <TextField {...bind('number')} isMonospace />
      <FieldRow>
        <NumberField {...bind('inputBase')} />
        <NumberField {...bind('customBase')} />
        <ChoiceField {...bind('letterCase')} />
        <SelectField {...bind('bitWidth')} />
        <SwitchField {...bind('groupDigits')} />
        <SwitchField {...bind('showPrefixes')} />
      </FieldRow>
      <JobProgress job={job('convert')} />
      <Notices notices={notices()} />
      <ResultRows rows={rows} />
    </Stack>
  );
}
