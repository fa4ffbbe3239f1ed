/** The number of frames in which the scrolling is corrected, because a long table measures its rows only when it renders them. */
const FRAMES = 12;

/** Scrolls to a row of the table in an element, even if a long table has not rendered it yet. */
export function scrollToRow(holder: HTMLElement | null, row: number): void {
  const table = holder?.querySelector('table');
  const scroller = table?.parentElement;
  if (!holder || !table || !scroller) return;
  holder.scrollIntoView({ block: 'nearest' });
  if (!table.hasAttribute('aria-rowcount')) {
    table.querySelectorAll('tbody tr')[row]?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const approach = (frames: number): void => {
    const found = table.querySelector(`tr[data-index="${row}"]`);
    if (found) found.scrollIntoView({ block: 'nearest' });
    else scroller.scrollTop = (scroller.scrollHeight / Number(table.getAttribute('aria-rowcount'))) * row;
    if (frames > 1) requestAnimationFrame(() => approach(frames - 1));
  };
  approach(FRAMES);
}
