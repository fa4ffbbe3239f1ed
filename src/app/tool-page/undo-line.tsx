import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { Icon } from '#ui/image/icon.tsx';
import { type Step, untouched } from '#workbench/tool/session-state.ts';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import { takeBack } from '#workbench/tool/use-undo.ts';
import { shortcut } from '../keys/shown-keys.ts';
import { languageData, loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { TYPED_INTO } from '../layout/primary-input.ts';

const SHOWN_MS = 6000;

/** A step that can be taken back, told from others by what it replaced. */
interface Offer {
  readonly replaced: object;
  readonly step: Step;
  readonly beside: Pressed | undefined;
}

/** What was pressed, or the pane that it belongs to. */
interface Pressed {
  readonly element: HTMLElement;
  /** Where the button itself ended in the page, which may be gone with what it was in. */
  readonly right: number;
  readonly bottom: number;
}

/** The last control that was pressed. */
function useLastPressed() {
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const { right, bottom } = (target.closest('button') ?? target).getBoundingClientRect();
      const element = target.closest<HTMLElement>('[data-field]') ?? target.closest<HTMLElement>('li, tr, section, .tool-actions, button');
      pressed.current = element ? { element, right: right + scrollX, bottom: bottom + scrollY } : undefined;
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
    takeBack(session);
    const button = shown?.beside?.element;
    // Its field, else the button itself, else the first field.
    for (const heir of [
      button?.querySelector<HTMLElement>(TYPED_INTO),
      button,
      document.querySelector<HTMLElement>(`main :is(${TYPED_INTO})`),
    ]) {
      heir?.focus();
      if (heir && heir === document.activeElement) return;
    }
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

/** At the end of the foot of a pane, or under what was pressed, or where that was; after keys alone, under the head of the page. */
function place(line: HTMLElement, page: Element, beside: Pressed | undefined): void {
  const frame = page.getBoundingClientRect();
  const isPane = beside?.element.matches('[data-field]') === true;
  const gone = beside && { right: beside.right - scrollX, bottom: beside.bottom - scrollY };
  const element = beside ? beside.element : page.querySelector('.tool-actions');
  const pane = element?.isConnected ? element.getBoundingClientRect() : (gone ?? frame);
  const end = Math.min(pane.right, frame.right) - frame.left;
  line.style.top = `${pane.bottom - frame.top - (isPane ? line.offsetHeight : 0)}px`;
  // On a page that becomes narrower it stays inside until it is placed anew.
  line.style.left = `clamp(0px, ${end - line.offsetWidth}px, calc(100% - ${line.offsetWidth}px))`;
}
