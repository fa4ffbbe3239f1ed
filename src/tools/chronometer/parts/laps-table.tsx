import { formatElapsed } from '#pure/time/format-elapsed.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Translate } from '#core/message-key.ts';
import type { Lap } from '../laps.ts';
import type en from '../messages/en.json';

type Text = Translate<typeof en>;

export interface LapsTableProps {
  readonly t: Text;
  /** Oldest first. */
  readonly laps: readonly Lap[];
}

/** The laps, newest first. */
export function LapsTable({ t, laps }: LapsTableProps) {
  return (
    <DataTable
      label={t('view.laps')}
      columns={columnsOf(t)}
      rows={laps.toReversed()}
      keyOf={({ number }) => number}
      emptyText={t('view.noLaps')}
    />
  );
}

const columnsOf = (t: Text): readonly DataColumn<Lap>[] => [
  { name: 'number', label: t('view.lapNumber'), width: '4rem', cell: ({ number }) => number },
  {
    name: 'lapTime',
    label: t('view.lapTime'),
    isMonospace: true,
    cell: ({ lapMs, mark }) => (
      <>
        <span data-value>{formatElapsed(lapMs)}</span>
        {mark && <span className="ms-2 rounded-sm bg-sunken px-1.5 font-sans text-xs">{t(`view.${mark}`)}</span>}
      </>
    ),
  },
  { name: 'totalTime', label: t('view.totalTime'), isMonospace: true, cell: ({ totalMs }) => formatElapsed(totalMs) },
];
