import { useMemo, useState } from 'react';
import type { Language } from '#core/languages.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { LineColumn } from '#engine/line-columns.ts';
import { Button } from '#ui/button/button.tsx';
import { downloadFile } from '#ui/button/download.ts';
import { useCopy } from '#ui/button/use-copy.ts';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { MenuButton, MenuItem } from '#ui/dialog/menu-button.tsx';
import { DataTable, type LeftTable, type TableKeeper } from '#ui/table/data-table.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import { useStored } from '#tool-ui/stored/use-stored-state.ts';
import type { LineRunState } from './line-run.ts';
import { isError, type LineFilter, lineFilters, shownLines } from './line-rows.ts';
import { lineTableColumns } from './line-table-columns.tsx';
import type { ManyText } from './many-text.ts';
import type { Line } from './read-lines.ts';
import { linesJson, sheetCsv, sheetMarkdown } from './write-lines.ts';

function tableKeeper(): TableKeeper {
  let kept: LeftTable = {};
  return {
    read: () => kept,
    note(change) {
      kept = { ...kept, ...change };
    },
  };
}

/** The view settings of the results. They are kept while the visitor looks at a single line. */
export function useResultsView() {
  const [filter, setFilter] = useState<LineFilter>('all');
  const [isSafe, setSafe] = useState(true);
  const [left] = useState(tableKeeper);
  return { filter, setFilter, isSafe, setSafe, left };
}

type ResultsView = ReturnType<typeof useResultsView>;

interface LineResultsProps {
  readonly tPart: ManyText;
  /** The texts of the tool that the outputs belong to. */
  readonly t: TranslateAny;
  readonly language: Language;
  /** Without its extension. */
  readonly fileName: string;
  /** The storage key of the hidden columns. */
  readonly hiddenColumns: StoredKey;
  readonly view: ResultsView;
  readonly state: LineRunState;
  readonly cancel: () => void;
  readonly columns: readonly LineColumn[];
  readonly lines: readonly Line[];
  readonly input: { readonly name: string; readonly label: string };
  /** Whether the input is a secret that must not be visible. */
  readonly isHidden: boolean;
  readonly onOpen: (text: string) => void;
}

const hiddenForm = {
  initial: [] as readonly string[],
  parse: (source: string): readonly string[] => source.split(' ').filter(Boolean),
  stringify: (names: readonly string[]): string => names.join(' '),
};

/** The results of the lines, updated while they are processed. */
export function LineResults({
  tPart,
  t,
  language,
  fileName,
  hiddenColumns,
  view,
  state,
  cancel,
  columns,
  lines,
  input,
  isHidden,
  onOpen,
}: LineResultsProps) {
  const { filter, setFilter, isSafe, setSafe, left } = view;
  const [hidden, setHidden] = useStored(hiddenForm, hiddenColumns);
  const [, copy] = useCopy();
  const { answerTo, isSlow, share } = state;
  const shown = useMemo(() => shownLines(answerTo, lines, filter), [answerTo, lines, filter]);
  const errors = useMemo(() => lines.filter(({ text }) => isError(answerTo(text))).length, [answerTo, lines]);
  const all = lineTableColumns({ tPart, t, answerTo, columns, input, isHidden, onOpen, shown, onCopy: (text) => void copy(text) });
  const visible = all.filter((column) => !hidden.includes(column.name));
  const number = new Intl.NumberFormat(language);

  const sheet = () => ({
    head: visible.map(({ label }) => label),
    rows: Array.from({ length: shown.length }, (_, index) => {
      const line = shown.at(index);
      return line ? visible.map(({ text }) => text(line)) : [];
    }),
  });
  const json = () =>
    linesJson(
      shown.map(({ text }) => ({ text, answer: answerTo(text) })),
      input.name,
      columns,
    );
  const isEmpty = shown.length === 0;
  const action = (key: 'copyCsv' | 'copyMarkdown' | 'downloadCsv' | 'downloadJson', onClick: () => void) => (
    <Button size="small" icon={key.startsWith('copy') ? 'copy' : 'download'} isDisabled={isEmpty} onClick={onClick}>
      {tPart(key)}
    </Button>
  );

  return (
    <section className="grid gap-2" aria-label={tPart('results')}>
      <p>{tPart('status', { count: lines.length, number: number.format(lines.length), errors: number.format(errors) })}</p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SelectField
          name="show"
          label={tPart('show')}
          value={filter}
          onChange={setFilter}
          options={lineFilters.map((value) => ({ value, label: tPart(value) }))}
        />
        <MenuButton label={tPart('columns')} icon="columns-3">
          {all.slice(1).map(({ name, label }) => (
            <MenuItem
              key={name}
              isChecked={!hidden.includes(name)}
              onPress={() => setHidden((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]))}
            >
              {label}
            </MenuItem>
          ))}
        </MenuButton>
        {action('copyCsv', () => void copy(sheetCsv(sheet(), isSafe)))}
        {action('copyMarkdown', () => void copy(sheetMarkdown(sheet())))}
        {action('downloadCsv', () => downloadFile(`${fileName}.csv`, sheetCsv(sheet(), isSafe)))}
        {action('downloadJson', () => downloadFile(`${fileName}.json`, json()))}
        <SwitchField name="safe" label={tPart('safe')} value={isSafe} onChange={setSafe} />
      </div>
      <JobRoom job={{ isSlow, share, cancel }} />
      <DataTable left={left} label={tPart('results')} columns={visible} rows={shown} keyOf={({ number: key }) => key} maxHeight="36rem" />
    </section>
  );
}
