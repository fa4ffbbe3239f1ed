import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Icon } from '#ui/image/icon.tsx';
import { useLanguage } from '../language/use-language.ts';
import { UndoToast } from '../undo/undo-toast.tsx';
import { type Pressed, useLastPressed } from '../undo/use-last-pressed.ts';
import type { Preset } from './preset.ts';
import { iconOf, targetOf } from './preset-target.ts';
import { PresetMenu } from './preset-menu.tsx';
import { usePresetsText } from './presets-text.ts';
import { usePresets } from './use-presets.ts';

/** So many are shown before all are asked for. */
const FIRST = 12;

/** All presets as cards, each a link that applies it; what is deleted is taken back for a while. */
export function PresetList({ empty }: { readonly empty?: ReactNode }) {
  const t = usePresetsText();
  const { t: shellText, listing, pathOf } = useLanguage();
  const { presets } = usePresets();
  const [isWhole, setWhole] = useState(false);
  const [offer, setOffer] = useState<{ readonly text: string; readonly undo: () => void; readonly beside: Pressed | undefined }>();
  const pressed = useLastPressed();
  const shown = isWhole ? presets : presets.slice(0, FIRST);
  const nameOf = (preset: Preset): string =>
    'tool' in preset ? (listing[preset.tool]?.name ?? preset.tool) : shellText('navigation.steps');
  return (
    <div className="relative">
      {presets.length === 0 && empty}
      <ul className="cards">
        {shown.map((preset) => {
          const { page, query } = targetOf(preset);
          return (
            <li key={preset.id}>
              <Icon name={iconOf(preset)} />
              <Link to={`${pathOf(page)}#${query}`} prefetch="intent" className="wrap-anywhere">
                {preset.name}
              </Link>
              <PresetMenu
                preset={preset}
                onDelete={(undo) => {
                  const text = t('deleted', { name: preset.name });
                  setOffer({ text, undo, beside: pressed.current });
                  announce(text);
                }}
              />
              <p>{nameOf(preset)}</p>
            </li>
          );
        })}
      </ul>
      {shown.length < presets.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('showAll', { count: presets.length })}
        </Button>
      )}
      {offer && (
        <UndoToast
          text={offer.text}
          beside={offer.beside}
          onUndo={() => {
            offer.undo();
            setOffer(undefined);
          }}
          onEnd={() => setOffer(undefined)}
        />
      )}
    </div>
  );
}
