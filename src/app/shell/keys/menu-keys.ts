import { MENU_ID } from '../layout/use-menu.ts';

const ITEMS = 'div[data-group] > button, div[data-group] a';

/** Makes the tools of the menu a single Tab stop: the arrow keys move between tools, and from the filter field to the first one. */
export function menuKeys(): (() => void) | undefined {
  const menu = document.getElementById(MENU_ID);
  if (!menu) return undefined;
  let stop: Element | undefined;
  const items = (): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());
  const mark = (): void => {
    const all = items();
    const stays = all.find((item) => item === stop) ?? all.find((item) => item.ariaCurrent === 'page') ?? all[0];
    for (const item of all) item.tabIndex = item === stays ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(ITEMS)) return;
    stop = target;
    mark();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isInField = target instanceof HTMLInputElement;
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element) || !(isInField || target.matches(ITEMS))) return;
    const all = items();
    const place = all.findIndex((item) => item === target);
    const moves: Readonly<Record<string, number>> = isInField
      ? { ArrowDown: 0 }
      : { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 };
    const next = all[moves[key] ?? -1];
    const found = isInField && key === 'Enter' && target.value !== '' ? all.find((item) => item.matches('a')) : undefined;
    if (!next && !found) return;
    event.preventDefault();
    next?.focus();
    found?.click();
  };
  // Runs when the page, the favorites, or the unfolded categories change.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === 'aria-current')) stop = undefined;
    mark();
  });
  mark();
  menu.addEventListener('focusin', onFocus);
  menu.addEventListener('keydown', onKeyDown);
  observer.observe(menu, { subtree: true, childList: true, attributeFilter: ['aria-current', 'aria-expanded'] });
  return () => {
    observer.disconnect();
    menu.removeEventListener('focusin', onFocus);
    menu.removeEventListener('keydown', onKeyDown);
  };
}
