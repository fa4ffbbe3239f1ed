import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import type { Setting } from '../draw-art.ts';
import { fontNames } from '../font-names.ts';
import type { operations } from '../logic.ts';

interface FontListProps {
  readonly label: string;
  readonly text: string;
  readonly setting: Omit<Setting, 'font'>;
  readonly selected: string;
  readonly onSelect: (font: string) => void;
}

const ROW_HEIGHT_PX = 176;

/** A worker that has loaded fonts may go on so long when others have come into view. */
const GRACE_MS = 5000;

/** Every font with the text drawn in it; only those in view are loaded and drawn. */
export function FontList({ label, text, setting, selected, onSelect }: FontListProps) {
  'use no memo';

  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- it changes inside: memoized, the rows would never move; so this component is not
  const virtualizer = useVirtualizer({
    count: fontNames.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 2,
  });
  const items = virtualizer.getVirtualItems();
  const fonts = items.map(({ index }) => fontNames[index] ?? '').join('\n');
  const { width, horizontalLayout, verticalLayout } = setting;
  const job = useOperation<typeof operations, 'drawList'>('drawList', {
    inputs: { text },
    options: { fonts, width, horizontalLayout, verticalLayout },
    graceMs: GRACE_MS,
  });
  const drawn = valueOf(job.outcome);

  return (
    <section ref={setScroller} aria-label={label} className="h-144 max-h-[80vh] overflow-auto rounded-md border">
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const font = fontNames[index] ?? '';
          return (
            <button
              key={font}
              type="button"
              aria-label={font}
              aria-pressed={font === selected}
              onClick={() => onSelect(font)}
              style={{ top: start, height: ROW_HEIGHT_PX }}
              className="absolute inset-x-0 grid grid-rows-[auto_1fr] content-start gap-1 overflow-hidden border-b px-3 py-2 text-left outline-offset-[-2px] hover:bg-accent-soft aria-pressed:bg-accent-soft"
            >
              <span className="text-sm font-medium">{font}</span>
              <pre className="overflow-hidden font-mono text-xs leading-tight">{drawn?.[font] ?? ''}</pre>
            </button>
          );
        })}
      </div>
    </section>
  );
}
