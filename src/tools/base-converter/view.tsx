import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { bitViewNames, declaration, notationNames } from './declare.ts';
import type en from './messages/en.json';

export default function BaseConverter() {
  const { bind, show, job, notices, values, more } = useTool<typeof en>()(declaration, { presenters });
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
        <OptionFields {...more}>
          <NumberField {...bind('inputBase')} />
          <NumberField {...bind('customBase')} />
          <ChoiceField {...bind('letterCase')} />
          <SelectField {...bind('bitWidth')} />
          <SwitchField {...bind('groupDigits')} />
          <SwitchField {...bind('showPrefixes')} />
        </OptionFields>
      </FieldRow>
      <JobProgress job={job('convert')} />
      <Notices notices={notices()} />
      <ResultRows rows={rows} />
    </Stack>
  );
}
