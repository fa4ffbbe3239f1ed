import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { Icon } from '#ui/image/icon.tsx';
import { type Step, untouched } from '#workbench/tool/session-state.ts';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import { shortcut } from '../keys/shown-keys.ts';
import { languageData, loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { TYPED_INTO } from '../layout/primary-input.ts';

const SHOWN_MS = 6000;

/** A step that can be taken back, told from others by what it replaced. */
interface Offer {
  readonly replaced: object;
  readonly step: Step;
  /** What was pressed, or the pane that it belongs to. */
  readonly beside: Element | null;
}

/** The last control that was pressed, or rather its pane: the button itself may be gone. */
function useLastPressed() {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element)
        pressed.current = target.closest('[data-field]') ?? target.closest('li, tr, section, .tool-actions, button');
    };
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return pressed;
}

/** Offers for a while to take back what was just cleared, filled in, reset, swapped or removed: a line at the pane where it was done. */
export function UndoLine() {
  const { session } = useToolContext();
  const { t, language } = useLanguage();
  const { step, replaced } = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const [offer, setOffer] = useState<Offer>();
  const pressed = useLastPressed();
  const line = useRef<HTMLDivElement>(null);
  const shown = step && offer?.replaced === replaced ? offer : undefined;

  useEffect(() => {
    if (!step) return;
    let timer: ReturnType<typeof setTimeout>;
    const beside = pressed.current;
    // Whoever is about to press it has more time.
    const hide = (): void => {
      if (line.current?.matches(':hover, :focus-within')) timer = setTimeout(hide, SHOWN_MS);
      else setOffer(undefined);
    };
    const show = async (): Promise<void> => {
      await loadPaletteTexts(language);
      setOffer({ replaced, step, beside });
      announce(languageData(language).t(`undone.${step}`));
      timer = setTimeout(hide, SHOWN_MS);
    };
    show().catch(() => undefined); // the field's own `Undo` is there all the same
    return () => clearTimeout(timer);
  }, [step, replaced, language, pressed]);

  useLayoutEffect(() => {
    const { current } = line;
    const page = current?.offsetParent;
    if (!shown || !page) return;
    const stay = (): void => place(current, page, shown.beside);
    stay();
    const resizing = new ResizeObserver(stay);
    resizing.observe(page);
    return () => resizing.disconnect();
  }, [shown]);

  const undo = (): void => {
    session.undo();
    const field = shown?.beside?.querySelector<HTMLElement>(TYPED_INTO) ?? document.querySelector<HTMLElement>(`main :is(${TYPED_INTO})`);
    field?.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (!shown || key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
    if (target instanceof Element && target.matches(TYPED_INTO)) return; // there it takes back what was typed
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    shown && (
      <div
        ref={line}
        className="absolute z-20 flex max-w-full flex-wrap items-center gap-x-1.5 rounded-md bg-ink py-0.5 ps-2.5 pe-0.5 text-xs text-page shadow-md print:hidden"
      >
        {t(`undone.${shown.step}`)}
        <button
          type="button"
          className="flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-semibold underline underline-offset-2 hover:no-underline"
          onClick={undo}
        >
          <Icon name="arrow-back-up" />
          {t('words.undo')}
        </button>
        <span aria-hidden="true" className="pe-1.5 opacity-75 keyboard-hint">
          {shortcut('Mod+Z')}
        </span>
      </div>
    )
  );
}

/** At the end of the foot of a pane, or under what was pressed; where that is gone, under the head of the page. */
function place(line: HTMLElement, page: Element, beside: Element | null): void {
  const frame = page.getBoundingClientRect();
  const isPane = beside?.matches('[data-field]') === true;
  const pane = (beside?.isConnected ? beside : page.querySelector('.tool-actions'))?.getBoundingClientRect() ?? frame;
  const end = Math.min(pane.right, frame.right) - frame.left;
  line.style.top = `${pane.bottom - frame.top - (isPane ? line.offsetHeight : 0)}px`;
  // On a page that becomes narrower it stays inside until it is placed anew.
  line.style.left = `clamp(0px, ${end - line.offsetWidth}px, calc(100% - ${line.offsetWidth}px))`;
}
