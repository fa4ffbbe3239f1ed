/** Brings a row of the table in an element into view, also one that is not on the page yet since the table is long. */
export function scrollToRow(holder: HTMLElement | null, row: number): void {
  const table = holder?.querySelector('table');
  const scroller = table?.parentElement;
  if (!table || !scroller) return;
  const written = table.querySelectorAll('tbody tr:not([aria-hidden])');
  const isWhole = !table.hasAttribute('aria-rowcount');
  const height = written[0]?.getBoundingClientRect().height ?? 0;
  if (isWhole) written[row]?.scrollIntoView({ block: 'nearest' });
  else scroller.scrollTop = height * row;
  holder?.scrollIntoView({ block: 'nearest' });
}
