import { TYPED_INTO } from '../layout/primary-input.ts';

/** What is pressed, and may be gone, disabled or hidden then. */
const PRESSED = 'button, summary, a, [role="button"]';
const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex="0"], [contenteditable="true"]';
/** One of several alike: when it goes, the focus goes no farther than to its neighbors. */
const ITEM = 'li, tr';

/** An element around a control, or the control, and where it stood when that got the focus. */
interface Level {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

/** From the control outward to what is in `main`. */
function levelsOf(control: Element): readonly Level[] {
  const parent = control.parentElement;
  if (!parent || control.matches('main')) return [];
  return [{ element: control, parent, index: [...parent.children].indexOf(control) }, ...levelsOf(parent)];
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ checkVisibilityCSS: true });

const focusablesIn = (element: Element): readonly HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(FOCUSABLE),
  );

/** What in an element is as the control was, which is gone with another; else the first that can have the focus. */
function likeIn(element: Element, control: Element, gone: Element): HTMLElement | undefined {
  const isLike = ({ tagName, className }: Element): boolean => tagName === control.tagName && className === control.className;
  const alike = focusablesIn(gone).filter(isLike);
  const fromEnd = gone === control ? 0 : alike.indexOf(control as HTMLElement) - alike.length; // compared only
  return focusablesIn(element).filter(isLike).filter(isUsable).at(fromEnd) ?? focusablesIn(element).find(isUsable);
}

/** What has the focus when a control cannot keep it: its field, else the next item, else the previous one, else the heading. */
function heirOf(control: Element, levels: readonly Level[]): HTMLElement | null {
  const field = levels.find(({ element }) => element.isConnected && element.matches('[data-field]'));
  const typedInto = [...(field?.element.querySelectorAll<HTMLElement>(TYPED_INTO) ?? [])].find(isUsable);
  if (typedInto) return typedInto;

  const gone = levels.findLastIndex(({ element }) => !element.isConnected);
  const item = levels.findIndex(({ element }) => element.matches(ITEM));
  const around = levels.slice(Math.max(0, gone), item < 0 ? undefined : item + 1);
  for (const { element, parent, index } of around) {
    const children = [...parent.children];
    for (const neighbor of [...children.slice(index), ...children.slice(0, index).toReversed()]) {
      const heir = likeIn(neighbor, control, element);
      if (heir) return heir;
    }
  }
  const section = levels[Math.max(0, gone)]?.parent.closest('section, main');
  const heading = (section ?? document).querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Who works by keys stays where he was: when a button that has the focus goes away or can no longer be pressed, what is next to it gets the
 * focus. Not after a touch, for which a focused field would bring up a keyboard over half of the page.
 */
export function keepFocus(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isTouched = false;
  let control: Element | undefined;
  let levels: readonly Level[] = [];

  const note = (target: EventTarget | null): void => {
    observer.disconnect();
    control = undefined;
    const main = target instanceof Element && target.matches(PRESSED) && target.closest('main');
    if (!main) return;
    control = target;
    levels = levelsOf(control);
    observer.observe(main, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'class', 'open'] });
  };
  const observer = new MutationObserver(() => {
    if (!control || isUsable(control)) return;
    const focused = document.activeElement;
    const isLost = !isTouched && (focused === null || focused === document.body || focused === control);
    const heir = isLost ? heirOf(control, levels) : null;
    note(null);
    heir?.focus();
  });
  addEventListener('focusin', ({ target }) => note(target), { signal });
  addEventListener(
    'keydown',
    ({ target }) => {
      isTouched = false;
      note(target); // what stands around it may have changed since it got the focus
    },
    { capture: true, signal },
  );
  addEventListener('pointerdown', ({ pointerType }) => (isTouched = pointerType === 'touch'), { capture: true, signal });
  return () => {
    end.abort();
    observer.disconnect();
  };
}
