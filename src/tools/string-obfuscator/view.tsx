import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { mapOutcome, valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function StringObfuscator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'obfuscate'>('obfuscate', { inputs, options });
  const readable = valueOf(job.outcome)?.readable ?? 0;

  return (
    <div className="grid gap-4">
      <div>
        <FieldRow>
          <NumberField {...bind('keepFirst')} />
          <NumberField {...bind('keepLast')} />
          <TextField {...bind('replacement', job.outcome)} isMonospace />
          <NumberField {...bind('maskLength')} />
        </FieldRow>
        <FieldRow>
          <ChoiceField {...bind('applyTo')} />
          <SwitchField {...bind('keepSpaces')} />
          <SwitchField {...bind('keepPunctuation')} />
        </FieldRow>
      </div>
      <ConversionRow
        input={bind('text', job.outcome)}
        outputLabel={t('outputs.obfuscated')}
        fileName="obfuscated.txt"
        job={{ ...job, outcome: mapOutcome(job.outcome, ({ text }) => text) }}
      >
        <Notices notices={readable > 0 ? [t('view.readable', { count: readable })] : []} />
      </ConversionRow>
    </div>
  );
}
