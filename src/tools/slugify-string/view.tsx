import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextConversion } from '#workbench/answer/text-conversion.tsx';
import { useTool } from '#workbench/tool/use-tool.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';

export default function SlugifyString() {
  const { bind, show, job } = useTool<typeof en>()(declaration, {});
  return (
    <Stack gap="large">
      <FieldRow>
        <ChoiceField {...bind('separator')} />
        <SelectField {...bind('language')} />
        <TextField {...bind('keep')} isMonospace />
        <NumberField {...bind('maxLength')} />
      </FieldRow>
      <FieldRow>
        <SwitchField {...bind('lowercase')} />
        <SwitchField {...bind('splitCamelCase')} />
        <SwitchField {...bind('transliterate')} />
        <SwitchField {...bind('byLine')} />
        <SwitchField {...bind('unique')} />
      </FieldRow>
      <TextConversion input={bind('text')} output={show('slug')} job={job('slugify')} />
    </Stack>
  );
}
