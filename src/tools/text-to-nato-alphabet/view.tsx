import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextConversion } from '#workbench/answer/text-conversion.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function TextToNatoAlphabet() {
  const { bind, show, job } = useTool<typeof en>()(declaration, {});
  return (
    <Stack gap="large">
      <FieldRow>
        <SelectField {...bind('alphabet')} />
        <ChoiceField {...bind('digits')} />
        <TextField {...bind('separator')} isMonospace />
        <SwitchField {...bind('hasLetterCase')} />
      </FieldRow>
      <TextConversion input={bind('text')} output={show('spelled')} job={job('spell')} />
      <TextConversion input={bind('words')} output={show('read')} job={job('read')} />
    </Stack>
  );
}
