import { useVirtualizer } from '@tanstack/react-virtual';

interface Rows {
  /** The scrolling element, or null until it is on the page. */
  readonly scroller: HTMLElement | null;
  readonly count: number;
  /** In pixels. An estimate is enough if rows are measured. */
  readonly heightAt: (place: number) => number;
  /** The number of extra rows rendered above and below the visible ones. */
  readonly overscan: number;
}

/** Returns the rows of a long list to render: those in view, with their distance from the top. */
export function useRowsInView({ scroller, count, heightAt, overscan }: Rows) {
  'use no memo';

  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is mutable, so this hook is not memoized and returns plain data
  const virtualizer = useVirtualizer({ count, getScrollElement: () => scroller, estimateSize: heightAt, overscan });
  return {
    items: virtualizer.getVirtualItems(),
    totalHeight: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    scrollTo: (place: number) => virtualizer.scrollToIndex(place),
  };
}
