import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

export interface TooltipProps {
  readonly text: string;
  readonly position?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The text is the name of what it is about, which has only an icon; otherwise it describes it. */
  readonly isName?: boolean | undefined;
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

/** A short remark beside what has the pointer or the focus. Escape hides it; the pointer may move onto it (WCAG 1.4.13). */
export function Tooltip({ text, position = 'top', isName = false, className = 'relative inline-flex', children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isOpen]);

  return (
    <span
      className={className}
      // A touch or a click means the button itself: then the remark would only be in the way.
      onPointerEnter={({ pointerType }) => setOpen(pointerType === 'mouse')}
      onPointerLeave={() => setOpen(false)}
      onPointerDown={() => setOpen(false)}
      onFocus={({ target }) => setOpen(target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, isName ? { 'aria-label': text } : { 'aria-describedby': id })}
      {/* What describes must be there for who cannot see it; what names is said by the name. */}
      {(isOpen || !isName) && (
        <span ref={bubble} hidden={!isOpen} className={`absolute z-2000 w-max max-w-64 ${places[position]}`}>
          <span
            id={id}
            role="tooltip"
            className="block rounded-md bg-ink px-2 py-1 text-start text-xs font-normal whitespace-normal text-page"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
