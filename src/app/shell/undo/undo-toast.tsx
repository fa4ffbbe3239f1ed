import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { shortcut } from '../keys/shown-keys.ts';
import { useLanguage } from '../language/use-language.ts';
import { TYPED_INTO } from '../layout/primary-input.ts';
import type { Pressed } from './use-last-pressed.ts';

const SHOWN_MS = 6000;

interface UndoToastProps {
  /** The completed action. */
  readonly text: string;
  readonly beside: Pressed | undefined;
  readonly onUndo: () => void;
  /** Called when the time is over. */
  readonly onEnd: () => void;
}

/** Offers for a while to undo an action. Positioned at the pane of the action, inside the nearest positioned ancestor. */
export function UndoToast({ text, beside, onUndo, onEnd }: UndoToastProps) {
  const { t } = useLanguage();
  const line = useRef<HTMLDivElement>(null);

  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Waits longer while the pointer or the focus is on the line.
    const hide = (): void => {
      if (line.current?.matches(':hover, :focus-within')) timer = setTimeout(hide, SHOWN_MS);
      else end();
    };
    timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    const { current } = line;
    const page = current?.offsetParent;
    if (!page) return;
    const stay = (): void => place(current, page, beside);
    stay();
    const resizing = new ResizeObserver(stay);
    resizing.observe(page);
    return () => resizing.disconnect();
  }, [beside]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.matches(TYPED_INTO)) return; // text fields have their own undo
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <div
      ref={line}
      className="absolute z-20 flex max-w-full flex-wrap items-center gap-x-1.5 rounded-md bg-ink py-0.5 ps-2.5 pe-0.5 text-xs text-page shadow-md print:hidden"
    >
      {text}
      <button
        type="button"
        className="flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-semibold underline underline-offset-2 hover:no-underline"
        onClick={onUndo}
      >
        <Icon name="arrow-back-up" />
        {t('words.undo')}
      </button>
      <span aria-hidden="true" className="pe-1.5 opacity-75 keyboard-hint">
        {shortcut('Mod+Z')}
      </span>
    </div>
  );
}

/**
 * Places the line at the bottom of the pane, below the pressed element, or where that was. If only keys were used, places it below the
 * tool's actions.
 */
function place(line: HTMLElement, page: Element, beside: Pressed | undefined): void {
  const frame = page.getBoundingClientRect();
  const isPane = beside?.element.matches('[data-field]') === true;
  const gone = beside && { right: beside.right - scrollX, bottom: beside.bottom - scrollY };
  const element = beside ? beside.element : page.querySelector('.tool-actions');
  const pane = element?.isConnected ? element.getBoundingClientRect() : (gone ?? frame);
  const end = Math.min(pane.right, frame.right) - frame.left;
  // A pane beside a taller one is stretched, so its last child determines the bottom.
  const foot = (isPane && element?.lastElementChild?.getBoundingClientRect().bottom) || pane.bottom;
  line.style.top = `${foot - frame.top - (isPane ? line.offsetHeight : 0)}px`;
  // If the page becomes narrower, the line stays inside it until the next placement.
  line.style.left = `clamp(0px, ${end - line.offsetWidth}px, calc(100% - ${line.offsetWidth}px))`;
}
