import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { CharacterTable } from './parts/character-table.tsx';

export default function TextToUnicode() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs, options } = tool;
  const escaped = useOperation<typeof operations, 'escape'>('escape', { inputs: { text: inputs.text }, options });
  const decoded = useOperation<typeof operations, 'unescape'>('unescape', { inputs: { escapes: inputs.escapes }, options: {} });

  return (
    <div className="grid gap-4">
      <FieldRow>
        <SelectField {...bind('format')} />
        <SwitchField {...bind('keepAscii')} />
        <SwitchField {...bind('uppercase')} />
      </FieldRow>
      <ConversionRow input={bind('text', escaped.outcome)} outputLabel={t('outputs.escaped')} fileName="escaped.txt" job={escaped} />
      <ConversionRow input={bind('escapes', decoded.outcome)} outputLabel={t('outputs.decoded')} fileName="decoded.txt" job={decoded} />
      <CharacterTable tool={tool} />
    </div>
  );
}
