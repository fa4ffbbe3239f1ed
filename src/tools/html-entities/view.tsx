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

export default function HtmlEntities() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { requireSemicolon, ...style } = options;
  const escaped = useOperation<typeof operations, 'escape'>('escape', { inputs: { text: inputs.text }, options: style });
  const unescaped = useOperation<typeof operations, 'unescape'>('unescape', {
    inputs: { escaped: inputs.escaped },
    options: { requireSemicolon },
  });
  const content = valueOf(unescaped.outcome);

  return (
    <div className="grid gap-4">
      <Card title={t('view.escape')}>
        <div className="grid gap-4">
          <FieldRow>
            <ChoiceField {...bind('characters')} />
            <ChoiceField {...bind('format')} />
          </FieldRow>
          <ConversionRow input={bind('text', escaped.outcome)} outputLabel={t('outputs.escaped')} fileName="escaped.html" job={escaped} />
        </div>
      </Card>
      <Card title={t('view.unescape')}>
        <div className="grid gap-4">
          <FieldRow>
            <SwitchField {...bind('requireSemicolon')} />
          </FieldRow>
          <ConversionRow
            input={bind('escaped', unescaped.outcome)}
            outputLabel={t('outputs.unescaped')}
            fileName="unescaped.txt"
            job={{ ...unescaped, outcome: mapOutcome(unescaped.outcome, ({ text }) => text) }}
          >
            <ResultRows rows={[{ label: t('outputs.invisible'), value: content ? content.invisible || t('view.none') : '' }]} />
          </ConversionRow>
        </div>
      </Card>
    </div>
  );
}
