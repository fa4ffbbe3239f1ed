import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

export interface TooltipProps {
  /** Left out where only the keys are told, if it has some. */
  readonly text?: string | undefined;
  readonly position?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The text is the name of what it is about, which has only an icon; otherwise it describes it. */
  readonly isName?: boolean | undefined;
  /** What must hold for a site to have it, where not every site does. */
  readonly 'data-when'?: string | undefined;
  /** Instead of standing in the line of text. */
  readonly className?: string | undefined;
  /** What the tooltip describes or names; it must pass the attribute on. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined; 'aria-label'?: string | undefined }>;
}

const places = {
  top: 'bottom-full left-1/2 -translate-x-1/2 pb-1',
  bottom: 'top-full left-1/2 -translate-x-1/2 pt-1',
  left: 'end-full top-1/2 -translate-y-1/2 pe-1',
  right: 'start-full top-1/2 -translate-y-1/2 ps-1',
};
const MARGIN_PX = 8;

/** A short remark beside what has the pointer or the focus, and the keys that do the same. Escape hides it; the pointer may move onto it (WCAG 1.4.13). */
export function Tooltip({ text, position = 'top', isName = false, className = 'relative inline-flex', children, ...rest }: TooltipProps) {
  const id = useId();
  /** Empty where there are none; of several buttons alike another has them when the page changes, so it is written on it. */
  const [keys, setKeys] = useState<string>();
  const isOpen = keys !== undefined && (text ?? keys) !== '';
  const bubble = useRef<HTMLSpanElement>(null);

  // Moves the bubble back into the window where it would stand out of it.
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
      // A touch or a click means the button itself: then the remark would only be in the way.
      onPointerEnter={({ pointerType, currentTarget }) => show(currentTarget, pointerType === 'mouse')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) => show(currentTarget, target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {text === undefined ? children : cloneElement(children, isName ? { 'aria-label': text } : { 'aria-describedby': id })}
      {/* What describes must be there for who cannot see it; what names is said by the name. */}
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
