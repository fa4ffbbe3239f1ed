import { Card } from '#ui/card.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { mapOutcome, valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function UrlEncoder() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { rule, byLine, ...decoding } = options;
  const encoded = useOperation<typeof operations, 'encode'>('encode', { inputs: { text: inputs.text }, options: { rule, byLine } });
  const decoded = useOperation<typeof operations, 'decode'>('decode', { inputs: { encoded: inputs.encoded }, options: decoding });

  return (
    <div className="grid gap-4">
      <Card title={t('view.encode')}>
        <div className="grid gap-4">
          <FieldRow>
            <ChoiceField {...bind('rule')} />
            <SwitchField {...bind('byLine')} />
          </FieldRow>
          <ConversionRow input={bind('text', encoded.outcome)} outputLabel={t('outputs.encoded')} fileName="encoded.txt" job={encoded} />
        </div>
      </Card>
      <Card title={t('view.decode')}>
        <div className="grid gap-4">
          <FieldRow>
            <SwitchField {...bind('plusAsSpace')} />
            <SwitchField {...bind('keepMalformed')} />
            <SwitchField {...bind('repeatedly')} />
          </FieldRow>
          <ConversionRow
            input={bind('encoded', decoded.outcome)}
            outputLabel={t('outputs.decoded')}
            fileName="decoded.txt"
            job={{ ...decoded, outcome: mapOutcome(decoded.outcome, ({ text }) => text) }}
          >
            {options.repeatedly && (
              <ResultRows rows={[{ label: t('outputs.passes'), value: String(valueOf(decoded.outcome)?.passes ?? '') }]} />
            )}
          </ConversionRow>
        </div>
      </Card>
    </div>
  );
}
