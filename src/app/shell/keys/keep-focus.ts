import { TYPED_INTO } from '../layout/primary-input.ts';

/** Controls that may be removed, disabled, or hidden when they are pressed. */
const PRESSED = 'button, summary, a, [role="button"]';
const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex="0"], [contenteditable="true"]';
/** A list item or table row. When it is removed, the focus moves at most to its neighbors. */
const ITEM = 'li, tr';

/** The focused control or one of its ancestors, with its parent and index at the time it received the focus. */
interface Level {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

/** The levels from the control outward, up to the child of `main`. */
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

/**
 * Finds the element in `element` with the same tag and class as `control`, which was removed with `gone`; otherwise the first focusable
 * element.
 */
function likeIn(element: Element, control: Element, gone: Element): HTMLElement | undefined {
  const isLike = ({ tagName, className }: Element): boolean => tagName === control.tagName && className === control.className;
  const alike = focusablesIn(gone).filter(isLike);
  const fromEnd = gone === control ? 0 : alike.indexOf(control as HTMLElement) - alike.length; // only compared by `indexOf`
  return focusablesIn(element).filter(isLike).filter(isUsable).at(fromEnd) ?? focusablesIn(element).find(isUsable);
}

/**
 * Finds the element that receives the focus when `control` loses it: the text input of its field, the next item, the previous item, or the
 * heading.
 */
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
 * Keeps the place of keyboard users: when a focused button is removed or disabled, its nearest neighbor receives the focus. Does nothing
 * after a touch, because focusing an input would open the on-screen keyboard.
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
      note(target); // the surroundings may have changed since the control received the focus
    },
    { capture: true, signal },
  );
  addEventListener('pointerdown', ({ pointerType }) => (isTouched = pointerType === 'touch'), { capture: true, signal });
  return () => {
    end.abort();
    observer.disconnect();
  };
}
