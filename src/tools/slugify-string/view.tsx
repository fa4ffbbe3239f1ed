import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function SlugifyString() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'slugify'>('slugify', { inputs, options });

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('separator')} />
        <SelectField {...bind('language')} />
        <TextField {...bind('keep', job.outcome)} isMonospace />
        <NumberField {...bind('maxLength')} />
      </FieldRow>
      <FieldRow>
        <SwitchField {...bind('lowercase')} />
        <SwitchField {...bind('splitCamelCase')} />
        <SwitchField {...bind('transliterate')} />
        <SwitchField {...bind('byLine')} />
        <SwitchField {...bind('unique')} />
      </FieldRow>
      <ConversionRow input={bind('text')} outputLabel={t('outputs.slug')} fileName="slugs.txt" job={job} />
    </div>
  );
}
