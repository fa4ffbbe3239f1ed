import { joinList } from '#core/join-list.ts';
import { DataTable } from '#ui/data-table.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { ConversionRow } from '#workbench/conversion-row.tsx';
import { mapOutcome, valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { knownNumeronyms } from './known-numeronyms.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function NumeronymGenerator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const job = useOperation<typeof operations, 'shorten'>('shorten', { inputs, options });
  const known = valueOf(job.outcome)?.known ?? [];

  return (
    <div className="grid gap-4">
      <FieldRow>
        <NumberField {...bind('shortest')} />
      </FieldRow>
      <ConversionRow
        input={bind('text')}
        outputLabel={t('outputs.numeronym')}
        fileName="numeronyms.txt"
        job={{ ...job, outcome: mapOutcome(job.outcome, ({ text }) => text) }}
      >
        {known.length > 0 && (
          <ResultRows
            rows={[
              {
                label: t('outputs.expansion'),
                value: joinList(
                  known.map((each) => t('view.expansion', { ...each })),
                  language,
                ),
                isProse: true,
              },
            ]}
          />
        )}
      </ConversionRow>
      <div className="grid max-w-180 gap-1">
        <h2 className="font-semibold">{t('outputs.known')}</h2>
        <DataTable
          label={t('outputs.known')}
          columns={[
            { name: 'numeronym', label: t('view.numeronym'), cell: ({ numeronym }) => numeronym, isMonospace: true, width: '8rem' },
            { name: 'word', label: t('view.word'), cell: ({ word }) => word },
          ]}
          rows={knownNumeronyms}
          keyOf={({ numeronym }) => numeronym}
          maxHeight="36rem"
        />
      </div>
    </div>
  );
}
