import { DataTable } from '#ui/table/data-table.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { TextConversion } from '#tool-ui/outputs/text-conversion.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { listKnown } from './known-numeronyms.ts';
import type en from './messages/en.json';

export default function NumeronymGenerator() {
  const { bind, show, job } = useTool<typeof en>()(declaration, { main: { listKnown }, presenters });
  const expansion = show('expansion');
  const { columns, ...known } = show('known');
  return (
    <Stack gap="large">
      <TextConversion options={<NumberField {...bind('shortest')} />} input={bind('text')} output={show('numeronym')} job={job('shorten')}>
        {expansion.value !== '' && <ResultRows rows={[expansion]} />}
      </TextConversion>
      <div className="max-w-180">
        <Stack gap="tight">
          <h2 className="font-semibold">{known.label}</h2>
          <DataTable {...known} columns={withColumns(columns, looks)} maxHeight="36rem" />
        </Stack>
      </div>
    </Stack>
  );
}

const looks = { numeronym: { isMonospace: true, width: '8rem' } };
