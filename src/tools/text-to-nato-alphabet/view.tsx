import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function TextToNatoAlphabet() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { alphabet } = options;
  const spelled = useOperation<typeof operations, 'spell'>('spell', { inputs: { text: inputs.text }, options });
  const read = useOperation<typeof operations, 'read'>('read', { inputs: { words: inputs.words }, options: { alphabet } });

  return (
    <div className="grid gap-4">
      <FieldRow>
        <SelectField {...bind('alphabet')} />
        <ChoiceField {...bind('digits')} />
        <TextField {...bind('separator')} isMonospace />
        <SwitchField {...bind('hasLetterCase')} />
      </FieldRow>
      <ConversionRow input={bind('text', spelled.outcome)} outputLabel={t('outputs.spelled')} fileName="spelled.txt" job={spelled} />
      <ConversionRow input={bind('words', read.outcome)} outputLabel={t('outputs.read')} fileName="decoded.txt" job={read} />
    </div>
  );
}
