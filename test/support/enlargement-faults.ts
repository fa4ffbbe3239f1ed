// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, so it cannot use anything outside itself
/**
 * Problems of a page at double text size, one sentence each. Runs in the page (`page.evaluate`), so it must be self-contained. Ignores
 * scrollable elements (text areas, editors, boxes with a scroll bar) and content for screen readers.
 */
export function enlargementFaults(): readonly string[] {
  const SLACK_PX = 2;
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

  const heading = document.querySelector('main h1');
  const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
  if (heading && heading.clientWidth > 1 && sizeOf(heading) <= sizeOf(document.body))
    faults.push('the heading is not larger than the text');

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!isSeen || !hasText || element.closest('svg, textarea, script, style, noscript, option, .cm-editor')) continue;
    const { overflowY, display, clipPath } = getComputedStyle(element);
    if (display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex') continue; // it has no height of its own
    if (/auto|scroll/.test(overflowY) || clipPath.startsWith('inset(50%')) continue;
    if (element.scrollHeight > element.clientHeight + SLACK_PX)
      faults.push(`cut off: ${element.localName} “${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`);
  }
  return faults;
}
