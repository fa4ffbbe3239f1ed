import { useMemo, useState } from 'react';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import type { ManyText } from './many-text.ts';
import { readLines } from './read-lines.ts';
import { columnCells } from './column-cells.ts';
import { useTable } from './use-table.ts';

const WHOLE = 'whole';

/** The lines of the editor's text. If the text is a table from a file, also provides the controls to choose a column. */
export function useGivenLines(text: string, tPart: ManyText) {
  const [fileName, setFileName] = useState<string>();
  const [column, setColumn] = useState('0');
  const [hasHead, setHead] = useState(true);
  const table = useTable(fileName, text);
  const isColumn = table !== undefined && column !== WHOLE;
  const lines = useMemo(
    () => (isColumn && table ? columnCells(table, Number(column), hasHead) : readLines(text)),
    [isColumn, table, column, hasHead, text],
  );
  const [head = []] = table ?? [];
  const labelOf = (index: number): string => (hasHead && head[index]) || tPart('columnNumber', { number: index + 1 });
  const choice = table && (
    <FieldRow>
      <SelectField
        name="column"
        label={tPart('column')}
        value={column}
        onChange={setColumn}
        options={[
          ...head.map((_, index) => ({ value: String(index), label: labelOf(index) })),
          { value: WHOLE, label: tPart('wholeLine') },
        ]}
      />
      <SwitchField name="firstLineIsHeader" label={tPart('firstLineIsHeader')} value={hasHead} onChange={setHead} />
    </FieldRow>
  );
  return { lines, setFileName, choice, heading: (isColumn && hasHead && head[Number(column)]) || undefined };
}
