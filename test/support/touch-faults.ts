// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, so it cannot use anything outside itself
/**
 * Runs in the page: controls that a finger may miss, one sentence each. A control must be 40 px high (a slider 24 px) and wide, including
 * its label and anything else that activates it. It must be 8 px away from the next one, unless both measure at least 48 px in that
 * direction. Links in a sentence are ignored.
 */
export function touchFaults(): readonly string[] {
  const LEAST_PX = 40;
  const APART_PX = 8;
  const SLACK_PX = 1;
  const CONTROLS = 'button, select, textarea, summary, input, a[href]';
  const faults = new Set<string>();

  const nameOf = (control: HTMLElement): string => {
    const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
    const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || (labels?.[0]?.textContent ?? control.id));
    return `${control.localName} “${name.slice(0, 40)}”`;
  };
  const isInText = (control: HTMLElement): boolean => control.localName === 'a' && getComputedStyle(control).display === 'inline';
  const isSeen = (control: HTMLElement): boolean =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    control.getBoundingClientRect().width > 1 &&
    !getComputedStyle(control).clipPath.startsWith('inset(50%');
  /** The area of a native control, including its labels and an overlay that covers it. */
  const areaOf = (control: HTMLElement) => {
    const boxes = [control, ...(control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? (control.labels ?? []) : [])];
    const rects = boxes.map((box) => box.getBoundingClientRect());
    const over = getComputedStyle(control, '::after');
    const row = over.position === 'absolute' && over.inset === '0px' ? control.offsetParent?.getBoundingClientRect() : undefined;
    if (row) rects.push(row);
    const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
    const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };

  const controls = [...document.body.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => isSeen(control) && !isInText(control) && !control.closest('.cm-content'))
    .map((control) => ({ control, name: nameOf(control), area: areaOf(control) }));
  for (const { control, name, area } of controls) {
    const isSlider = control.matches('[type="range"]'); // it is dragged, and as long as the row
    if (area.height < (isSlider ? 24 : LEAST_PX) - SLACK_PX || area.width < LEAST_PX - SLACK_PX)
      faults.add(`${name} is ${Math.round(area.width)} × ${Math.round(area.height)} px`);
  }
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      const [a, b] = [one.area, other.area];
      const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
      const isInside = across < 0 && down < 0; // for example, the button at the end of a field
      const isBeside =
        across >= 0 && down < 0 && across < APART_PX - SLACK_PX && Math.min(a.width, b.width) < LEAST_PX + APART_PX - SLACK_PX;
      const isBelow =
        down >= 0 && across < 0 && down < APART_PX - SLACK_PX && Math.min(a.height, b.height) < LEAST_PX + APART_PX - SLACK_PX;
      if (!isInside && (isBeside || isBelow))
        faults.add(`${one.name} and ${other.name} are ${Math.round(isBeside ? across : down)} px apart`);
    }
  return [...faults];
}
