import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { Button } from '#ui/button/button.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import { movedCell, type Place } from '../grid-keys.ts';
import { moveDay } from '../move-day.ts';
import type { GridCell } from '../meeting-grid.ts';
import type en from '../messages/en.json';

interface DayGridProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en & ClockMessages>, 't' | 'show' | 'values' | 'replaceAll'>;
}

const lookOf = ({ work, isNight }: GridCell): string => {
  if (work === 'inside') return 'bg-accent-soft text-accent-ink';
  return isNight ? 'bg-line text-ink-soft' : 'bg-surface';
};

/** Scrolls a cell to the center of its scroll container if it is not visible. Does not scroll the page. */
function scrollToCell(cell: HTMLElement, scroller: HTMLElement, labelWidth: number): void {
  const start = cell.offsetLeft - scroller.scrollLeft;
  if (start >= labelWidth && start + cell.offsetWidth <= scroller.clientWidth) return;
  scroller.scrollLeft = cell.offsetLeft - (scroller.clientWidth + labelWidth) / 2;
}

/**
 * A day in half hours with the local times of all places. Arrow keys move between cells, and activating a cell makes its half hour the
 * start of the meeting.
 */
export function DayGrid({ tool: { t, show, values, replaceAll } }: DayGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Place>();
  const grid = show('grid').value;
  const atMeeting = Math.max(0, grid?.rows[0]?.cells.findIndex(({ isMeeting }) => isMeeting) ?? 0);
  useEffect(() => {
    const row = table.current?.rows[0];
    const cell = row?.cells[atMeeting + 1];
    const scroller = table.current?.parentElement;
    if (cell && scroller) scrollToCell(cell, scroller, row.cells[0]?.offsetWidth ?? 0);
  }, [atMeeting]);
  if (!grid) return null;
  const { rows, starts, previousDay, nextDay } = grid;
  const size = { rows: rows.length, columns: starts.length };
  const current = chosen && chosen.row < size.rows ? chosen : { row: 0, column: atMeeting };

  const moveMeeting = (meeting: string | undefined) => {
    if (meeting !== undefined) replaceAll({ meeting }, 'applied');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      moveMeeting(starts[current.column]);
      return;
    }
    const next = movedCell(current, event.key, size);
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const nameOf = (place: string, { work, localTime: time }: GridCell): string =>
    work === 'inside' ? t('view.cell', { place, time }) : t(`view.cellWork.${work}`, { place, time });

  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">{t('view.grid')}</h2>
        <Button size="small" icon="chevron-left" onClick={() => moveMeeting(moveDay(values.meeting, -1) ?? previousDay)}>
          {t('view.previousDay')}
        </Button>
        <Button size="small" icon="chevron-right" onClick={() => moveMeeting(moveDay(values.meeting, 1) ?? nextDay)}>
          {t('view.nextDayButton')}
        </Button>
        <p className="text-xs text-ink-soft">{t('view.gridHint')}</p>
      </div>
      <div className="overflow-x-auto rounded-md border bg-surface">
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells can be pressed, and arrow keys move between them
          role="grid"
          aria-label={t('view.grid')}
          onKeyDown={onKeyDown}
          className="w-full min-w-max border-collapse text-xs tabular-nums"
        >
          <tbody>
            {rows.map(({ label, cells }, row) => (
              <tr key={`${row} ${label}`} className="border-b last:border-b-0">
                <th scope="row" className="sticky start-0 z-2 max-w-40 truncate border-e bg-surface px-2.5 py-1 text-start font-medium">
                  {label}
                </th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table handles the keys of all cells
                  <td
                    key={starts[column]}
                    data-cell={`${row} ${column}`}
                    tabIndex={row === current.row && column === current.column ? 0 : -1}
                    aria-label={nameOf(label, cell)}
                    aria-selected={cell.isMeeting}
                    onClick={() => {
                      setChosen({ row, column });
                      moveMeeting(starts[column]);
                    }}
                    className={`${cell.date === undefined ? '' : 'relative'} h-10 min-w-6 cursor-pointer px-0.5 pt-4 text-center ${lookOf(cell)} ${cell.isMeeting ? 'border-y-2 border-accent-ink font-semibold' : ''}`}
                  >
                    {cell.date !== undefined && (
                      <span className="absolute start-0.5 top-0.5 z-1 text-[0.625rem] font-normal whitespace-nowrap text-ink-soft">
                        {cell.date}
                      </span>
                    )}
                    {cell.time}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
