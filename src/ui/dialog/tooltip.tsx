import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

export interface TooltipProps {
  /** The text. If omitted, the tooltip shows only the keyboard shortcut, if there is one. */
  readonly text?: string | undefined;
  readonly position?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Uses the text as the accessible name of an icon-only control. Otherwise, the text is its description. */
  readonly isName?: boolean | undefined;
  /** The condition under which a site includes this element, if not every site does. */
  readonly 'data-when'?: string | undefined;
  /** Classes that replace the default inline layout. */
  readonly className?: string | undefined;
  /** The element that the tooltip describes or names. It must pass the ARIA attribute on. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined; 'aria-label'?: string | undefined }>;
}

const places = {
  top: 'bottom-full left-1/2 -translate-x-1/2 pb-1',
  bottom: 'top-full left-1/2 -translate-x-1/2 pt-1',
  left: 'end-full top-1/2 -translate-y-1/2 pe-1',
  right: 'start-full top-1/2 -translate-y-1/2 ps-1',
};
const MARGIN_PX = 8;

/**
 * A short text beside the hovered or focused element, with its keyboard shortcut. Escape hides it, and the pointer can move onto it (WCAG
 * 1.4.13).
 */
export function Tooltip({ text, position = 'top', isName = false, className = 'relative inline-flex', children, ...rest }: TooltipProps) {
  const id = useId();
  /**
   * The shortcut, or an empty string. It is read from the element, because another of several equal buttons can get the shortcut when the
   * page changes.
   */
  const [keys, setKeys] = useState<string>();
  const isOpen = keys !== undefined && (text ?? keys) !== '';
  const bubble = useRef<HTMLSpanElement>(null);

  // Moves the bubble back into the window if it would overflow.
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isOpen || element === null) return;
    element.style.marginLeft = '';
    const { left, right } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - MARGIN_PX);
    const shift = left < MARGIN_PX ? MARGIN_PX - left : over > 0 ? -over : 0;
    if (shift !== 0) element.style.marginLeft = `${2 * shift}px`;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setKeys(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const hide = () => setKeys(undefined);
  const show = (frame: Element, isMeant: boolean) =>
    setKeys(isMeant ? (frame.querySelector('[data-keys]')?.getAttribute('data-keys') ?? '') : undefined);

  return (
    <span
      className={className}
      {...rest}
      // After a touch or a click, the tooltip would only be in the way.
      onPointerEnter={({ pointerType, currentTarget }) => show(currentTarget, pointerType === 'mouse')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) => show(currentTarget, target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {text === undefined ? children : cloneElement(children, isName ? { 'aria-label': text } : { 'aria-describedby': id })}
      {/* Screen readers need the description even while it is hidden. A name is already in `aria-label`. */}
      {(isOpen || !isName) && (
        <span ref={bubble} hidden={!isOpen} className={`absolute z-2000 w-max max-w-64 ${places[position]}`}>
          <span
            id={id}
            role="tooltip"
            className="block rounded-md bg-ink px-2 py-1 text-start text-xs font-normal whitespace-normal text-page"
          >
            {text}{' '}
            <kbd aria-hidden="true" dir="ltr" className="font-sans opacity-75">
              {keys}
            </kbd>
          </span>
        </span>
      )}
    </span>
  );
}
