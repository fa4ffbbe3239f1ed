import { useVirtualizer } from '@tanstack/react-virtual';

interface Rows {
  /** What scrolls; null until it is on the page. */
  readonly scroller: HTMLElement | null;
  readonly count: number;
  /** In pixels: exact, or a guess where rows are measured. */
  readonly heightAt: (place: number) => number;
  /** How many rows stand ready above and below those in view. */
  readonly overscan: number;
}

/** The rows of a long list that are to be on the page: those in view, with their distance from the top of all. */
export function useRowsInView({ scroller, count, heightAt, overscan }: Rows) {
  'use no memo';

  // oxlint-disable-next-line react/incompatible-library -- it changes inside: memoized, the rows would never move; so this hook is not, and gives plain data
  const virtualizer = useVirtualizer({ count, getScrollElement: () => scroller, estimateSize: heightAt, overscan });
  return {
    items: virtualizer.getVirtualItems(),
    totalHeight: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    scrollTo: (place: number) => virtualizer.scrollToIndex(place),
  };
}
