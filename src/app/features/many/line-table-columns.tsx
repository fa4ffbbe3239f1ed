import type { ReactNode } from 'react';
import type { TranslateAny } from '#core/message-key.ts';
import { columnLabel, type LineColumn } from '#engine/line-columns.ts';
import { MenuButton, MenuItem } from '#ui/dialog/menu-button.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import type { LineRunState } from './line-run.ts';
import type { ManyText } from './many-text.ts';
import type { Line } from './read-lines.ts';
import { type SortKey, sortKeyFor } from './sort-key.ts';

interface Columns {
  readonly tPart: ManyText;
  readonly t: TranslateAny;
  readonly answerTo: LineRunState['answerTo'];
  readonly columns: readonly LineColumn[];
  readonly input: { readonly label: string };
  readonly isHidden: boolean;
  readonly shown: readonly Line[];
  readonly onOpen: (text: string) => void;
  readonly onCopy: (text: string) => void;
}

/** A column that can be copied, sorted, and hidden. */
type LineTableColumn = DataColumn<Line> & Required<Pick<DataColumn<Line>, 'text'>> & { readonly text: (line: Line) => string };

/** The stored name of a column, without spaces. */
export const columnId = ({ output, row }: LineColumn): string => (row === undefined ? output : `${output}:${row.replaceAll(/\s/g, '_')}`);

/** Values up to this many UTF-16 code units do not wrap. */
const SHORT = 40;

const Value = ({ text }: { readonly text: string }) => (
  <span dir="auto" className={text.length > SHORT ? undefined : 'whitespace-nowrap'}>
    {text}
  </span>
);

/** Replaces line breaks, because a value in a cell is one line. */
const inOneLine = (text: string): string => text.replaceAll(/\r\n?|\n/g, '⏎');

/** The columns: the number of the line, the line, its results, and its error. */
export function lineTableColumns({
  tPart,
  t,
  answerTo,
  columns,
  input,
  isHidden,
  shown,
  onOpen,
  onCopy,
}: Columns): readonly LineTableColumn[] {
  const column = (name: string, label: string, text: (line: Line) => string, cell?: (line: Line) => ReactNode): LineTableColumn => {
    let key: SortKey | undefined;
    return {
      name,
      label,
      text,
      cell: cell ?? ((line) => <Value text={inOneLine(text(line))} />),
      sortBy: (line) => (key ??= sortKeyFor(shown.map(text)))(text(line)),
      headAction: (
        <MenuButton isIconOnly icon="dots-vertical" label={tPart('columnMenu', { label })}>
          <MenuItem onPress={() => onCopy(shown.map(text).join('\n'))}>{tPart('copyColumn')}</MenuItem>
        </MenuButton>
      ),
      minWidth: '11rem',
      isMonospace: true,
    };
  };
  const words = { t, language: '' };
  return [
    {
      ...column(
        'line',
        tPart('line'),
        ({ number }) => String(number),
        ({ number, text }) => (
          <button type="button" className="underline" aria-label={tPart('openInTool', { number })} onClick={() => onOpen(text)}>
            {number}
          </button>
        ),
      ),
      width: '7rem',
    },
    column(
      'input',
      input.label,
      ({ text }) => text,
      ({ text }) => <Value text={isHidden ? '•'.repeat(8) : text} />,
    ),
    ...columns.map((each, index) => column(columnId(each), columnLabel(words, each), ({ text }) => answerTo(text)?.cells[index] ?? '')),
    { ...column('error', tPart('error'), ({ text }) => answerTo(text)?.error?.message ?? ''), isMonospace: false, minWidth: '18rem' },
  ];
}
