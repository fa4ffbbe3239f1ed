import { type KeyboardEvent, useRef, useState } from 'react';
import { remInPixels } from '#ui/layout/rem-in-pixels.ts';
import { useElementWidth } from '#ui/layout/use-element-width.ts';
import { useRowsInView } from '#ui/table/use-rows-in-view.ts';
import { gridRows, moveInGrid, rowOf, type Section } from '../grid-rows.ts';
import { BUTTON_REM, EmojiButton } from './emoji-button.tsx';

interface EmojiGridProps {
  readonly label: string;
  readonly sections: readonly Section[];
  readonly onPick: (emoji: string) => void;
}

const HEADING_REM = 36 / 14;

/** The maximum number of columns. More would put more buttons on the page than a browser can lay out quickly. */
const MOST_COLUMNS = 16;

/** The emoji under their headings. Renders only those in view; the arrow keys move among all of them. */
export function EmojiGrid({ label, sections, onPick }: EmojiGridProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState(0);
  const hasMoved = useRef(false);
  const width = useElementWidth(scroller);
  const rem = width === 0 ? 1 : remInPixels();
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / (BUTTON_REM * rem))));
  const rows = width === 0 ? [] : gridRows(sections, columns);
  const { items, totalHeight, scrollTo } = useRowsInView({
    scroller,
    count: rows.length,
    heightAt: (place) => rem * (rows[place]?.kind === 'heading' ? HEADING_REM : BUTTON_REM),
    overscan: 1,
  });
  const inView = items.flatMap(({ index }) => {
    const row = rows[index];
    return row?.kind === 'cells' ? [row.from] : [];
  });
  // The target of the Tab key: the active emoji, or the first one in view if the active one is not.
  const isActiveInView = items.some(({ index }) => index === rowOf(rows, active));
  const reachable = isActiveInView ? active : inView[0];

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : moveInGrid(rows, active, event.key, direction);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    setActive(next);
    scrollTo(rowOf(rows, next));
  };
  const focusIfMoved = (button: HTMLButtonElement | null) => {
    if (!button || !hasMoved.current) return;
    hasMoved.current = false;
    button.focus({ preventScroll: true });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <section ref={setScroller} aria-label={label} onKeyDown={move} className="h-full overflow-y-auto rounded-md border">
      <div className="relative" style={{ height: totalHeight }}>
        {items.map(({ index: place, start, key }) => {
          const row = rows[place];
          return (
            <div key={key} className="absolute inset-x-0 flex" style={{ top: start }}>
              {row?.kind === 'heading' && <h2 className="px-2 pt-2 text-sm font-semibold text-ink-soft">{row.title}</h2>}
              {row?.kind === 'cells' &&
                row.items.map((shown, at) => (
                  <EmojiButton
                    key={shown.emoji}
                    ref={row.from + at === active ? focusIfMoved : undefined}
                    tabIndex={row.from + at === reachable ? 0 : -1}
                    onFocus={() => setActive(row.from + at)}
                    {...{ shown, onPick }}
                  />
                ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
