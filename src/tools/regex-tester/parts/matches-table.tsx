import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { groupsAt, type MatchedGroup, type MatchList, matchAt, type Span, textAt } from '../match-list.ts';
import type { RegexTool } from './regex-tool.ts';

type Text = RegexTool['t'];

export interface MatchesTableProps {
  readonly t: Text;
  readonly matches: MatchList | undefined;
}

/** The whole of a longer match is in the JSON. */
const SHOWN_LENGTH = 500;

/** A row for each match; what a row shows is only worked out when it is seen. */
export function MatchesTable({ t, matches }: MatchesTableProps) {
  return (
    <DataTable
      label={t('outputs.matches')}
      columns={columnsOf(t, matches)}
      rows={Array.from({ length: matches?.count ?? 0 }, (_, match) => match)}
      keyOf={(match) => match}
      maxHeight="20rem"
      emptyText={matches ? t('view.noMatch') : undefined}
    />
  );
}

function columnsOf(t: Text, matches: MatchList | undefined): readonly DataColumn<number>[] {
  const number = { align: 'end', width: '4.25rem' } as const;
  return [
    { name: 'number', label: t('view.number'), ...number, cell: (match) => match + 1 },
    { name: 'start', label: t('view.start'), ...number, cell: (match) => matches && matchAt(matches, match).start },
    { name: 'end', label: t('view.end'), ...number, cell: (match) => matches && matchAt(matches, match).end },
    { name: 'line', label: t('view.line'), ...number, cell: (match) => matches?.lines[match] },
    {
      name: 'match',
      label: t('view.match'),
      isMonospace: true,
      cell: (match) => (
        <span className="block min-w-24">
          {(matches && shownText(matches, matchAt(matches, match))) || <i className="text-ink-soft">{t('view.empty')}</i>}
        </span>
      ),
    },
    {
      name: 'groups',
      label: t('view.groups'),
      isMonospace: true,
      cell: (match) =>
        matches &&
        groupsAt(matches, match).map((group) => (
          <span key={group.number} className="block min-w-44">
            {shownGroup(t, matches, group)}
          </span>
        )),
    },
  ];
}

function shownText(matches: MatchList, span: Span): string {
  const text = textAt(matches, span);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

function shownGroup(t: Text, matches: MatchList, { number, name, span }: MatchedGroup): string {
  const value = span ? `${shownText(matches, span) || t('view.empty')} (${span.start}–${span.end})` : t('view.notMatched');
  return `${number}${name === null ? '' : ` ${name}`}: ${value}`;
}
