import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { type Step, untouched } from '#tool-ui/tool/session-state.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { takeBack } from '#tool-ui/tool/use-undo.ts';
import { languageData, loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { TYPED_INTO } from '../layout/primary-input.ts';
import { UndoToast } from '../undo/undo-toast.tsx';
import { type Pressed, useLastPressed } from '../undo/use-last-pressed.ts';

/** An undoable step, identified by the object with the replaced control values. */
interface Offer {
  readonly replaced: object;
  readonly step: Step;
  readonly beside: Pressed | undefined;
}

/** Offers for a while to undo clearing, filling in, resetting, swapping, or removing. */
export function UndoLine() {
  const { session } = useToolContext();
  const { t, language } = useLanguage();
  const { step, replaced } = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const [offer, setOffer] = useState<Offer>();
  const pressed = useLastPressed();
  const shown = step && offer?.replaced === replaced ? offer : undefined;

  useEffect(() => {
    if (!step) return;
    let isOutdated = false;
    const beside = pressed.current;
    const show = async (): Promise<void> => {
      await loadPaletteTexts(language);
      if (isOutdated) return;
      setOffer({ replaced, step, beside });
      announce(languageData(language).t(`undone.${step}`));
    };
    show().catch(() => undefined); // the field has its own Undo button
    return () => {
      isOutdated = true;
    };
  }, [step, replaced, language, pressed]);

  const undo = (): void => {
    takeBack(session);
    const button = shown?.beside?.element;
    // Tries the input of the pressed field, then the pressed element, then the first input of the page.
    for (const heir of [
      button?.querySelector<HTMLElement>(TYPED_INTO),
      button,
      document.querySelector<HTMLElement>(`main :is(${TYPED_INTO})`),
    ]) {
      heir?.focus();
      if (heir && heir === document.activeElement) return;
    }
  };
  return shown && <UndoToast text={t(`undone.${shown.step}`)} beside={shown.beside} onUndo={undo} onEnd={() => setOffer(undefined)} />;
}
