import { useMemo, useState } from 'react';
import { createTranslator } from '#i18n/translator.ts';
import { announce } from '#ui/feedback/announce.ts';
import { focusAfter } from '#ui/feedback/focus-after.ts';
import { useLanguage } from '../language/use-language.ts';
import { PageMain } from '../layout/page-main.tsx';
import { UndoToast } from '../undo/undo-toast.tsx';
import { type Pressed, useLastPressed } from '../undo/use-last-pressed.ts';
import { Appearance } from './appearance/appearance.tsx';
import { CheckYourself } from './check/check-yourself.tsx';
import { SettingsContext, type SettingsText, type SettingsTexts, type Undoable } from './settings-context.ts';
import { YourData } from './data/your-data.tsx';
import { Offline } from './offline/offline.tsx';
import { useOfflineCopy } from './offline/use-offline-copy.ts';
import { ToolSettings } from './tools/tool-settings.tsx';

interface Offer extends Undoable {
  readonly beside: Pressed | undefined;
  /** Distinguishes successive offers. */
  readonly number: number;
}

/** The settings of the site and the visitor's stored data. */
export function SettingsPage({ texts }: { readonly texts: SettingsTexts }) {
  const { t: shellText, language } = useLanguage();
  const t = useMemo(() => createTranslator(language, texts) as SettingsText, [language, texts]); // has the keys of the English file
  const [offer, setOffer] = useState<Offer>();
  const copy = useOfflineCopy();
  const pressed = useLastPressed();
  const offerUndo = (undoable: Undoable): void => {
    setOffer((before) => ({ ...undoable, beside: pressed.current, number: (before?.number ?? 0) + 1 }));
    announce(undoable.text);
  };
  const undo = (): void => {
    if (!offer) return;
    focusAfter(() => {
      offer.undo();
      setOffer(undefined);
    }, offer.control);
  };

  return (
    <SettingsContext value={{ t, offerUndo }}>
      <PageMain className="relative">
        <div className="grid max-w-[calc(960rem/14)] grid-cols-1 gap-6">
          <h1 className="text-2xl font-semibold">{shellText('navigation.settings')}</h1>
          <Appearance />
          <ToolSettings />
          <YourData copy={copy} />
          <Offline copy={copy} />
          <CheckYourself />
        </div>
        {offer && <UndoToast key={offer.number} text={offer.text} beside={offer.beside} onUndo={undo} onEnd={() => setOffer(undefined)} />}
      </PageMain>
    </SettingsContext>
  );
}
