import { useEffect, useEffectEvent, useState } from 'react';
import { useRowsInView } from '#ui/table/use-rows-in-view.ts';
import { fontNames } from '../font-names.ts';
import { knownFont } from '../fonts.ts';
import type { AsciiTool } from './ascii-tool.ts';

const ROW_HEIGHT_PX = 176;

/** Every font with the text drawn in it. Only the fonts in view are loaded and drawn. */
export function FontList({ tool: { show, bring, set, values } }: { readonly tool: AsciiTool }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { items, totalHeight } = useRowsInView({ scroller, count: fontNames.length, heightAt: () => ROW_HEIGHT_PX, overscan: 2 });
  const fonts = items.map(({ index }) => fontNames[index] ?? '').join('\n');
  const report = useEffectEvent(bring);
  useEffect(() => {
    report('fonts', fonts);
    return () => report('fonts', undefined);
  }, [fonts]);
  const { label, rows } = show('allFonts');
  const drawn = new Map(rows.map((row) => [row.label, row.value]));
  const selected = knownFont(values.font);

  return (
    <section ref={setScroller} aria-label={label} className="h-144 max-h-[80vh] overflow-auto rounded-md border">
      <div className="relative" style={{ height: totalHeight }}>
        {items.map(({ index, start }) => {
          const font = fontNames[index] ?? '';
          return (
            <button
              key={font}
              type="button"
              aria-label={font}
              aria-pressed={font === selected}
              onClick={() => set('font', font)}
              style={{ top: start, height: ROW_HEIGHT_PX }}
              className="absolute inset-x-0 grid grid-rows-[auto_1fr] content-start gap-1 overflow-hidden border-b px-3 py-2 text-start outline-offset-[-2px] hover:bg-accent-soft aria-pressed:bg-accent-soft"
            >
              <span className="text-sm font-medium">{font}</span>
              <pre className="overflow-hidden font-mono text-xs leading-tight">{drawn.get(font) ?? ''}</pre>
            </button>
          );
        })}
      </div>
    </section>
  );
}
