import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function TextToBinary() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { base, encoding } = options;
  const encoded = useOperation<typeof operations, 'encode'>('encode', { inputs: { text: inputs.text }, options });
  const decoded = useOperation<typeof operations, 'decode'>('decode', { inputs: { bytes: inputs.bytes }, options: { base, encoding } });

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('base')} />
        <SelectField {...bind('encoding')} />
        <TextField {...bind('separator')} isMonospace />
        <SelectField {...bind('prefix')} />
      </FieldRow>
      <ConversionRow input={bind('text', encoded.outcome)} outputLabel={t('outputs.encoded')} fileName="bytes.txt" job={encoded} />
      <ConversionRow input={bind('bytes', decoded.outcome)} outputLabel={t('outputs.decoded')} fileName="decoded.txt" job={decoded} />
    </div>
  );
}
