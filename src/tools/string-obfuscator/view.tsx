import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextConversion } from '#workbench/answer/text-conversion.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function StringObfuscator() {
  const { bind, show, job, notices } = useTool<typeof en>()(declaration, {});
  return (
    <Stack gap="large">
      <div>
        <FieldRow>
          <NumberField {...bind('keepFirst')} />
          <NumberField {...bind('keepLast')} />
          <TextField {...bind('replacement')} isMonospace />
          <NumberField {...bind('maskLength')} />
        </FieldRow>
        <FieldRow>
          <ChoiceField {...bind('applyTo')} />
          <SwitchField {...bind('keepSpaces')} />
          <SwitchField {...bind('keepPunctuation')} />
        </FieldRow>
      </div>
      <TextConversion input={bind('text')} output={show('obfuscated')} job={job('obfuscate')}>
        <Notices notices={notices()} />
      </TextConversion>
    </Stack>
  );
}
