import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { foldText } from '#pure/text/fold-text.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/image/icon.tsx';
import { useWords } from '#ui/words/words.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { UndoToast } from '../../shell/undo/undo-toast.tsx';
import { type Pressed, useLastPressed } from '../../shell/undo/use-last-pressed.ts';
import type { Preset } from './preset.ts';
import { iconOf, targetOf } from './preset-target.ts';
import { PresetMenu } from './preset-menu.tsx';
import { usePresetsText } from './presets-text.ts';
import { usePresets } from './use-presets.ts';

/** The number of presets shown at first. */
const FIRST = 12;
/** The number of presets that each click adds. */
const MORE = 120;

/** All presets as cards. Each card links to its preset, and deletion can be undone for a while. */
export function PresetList({ empty }: { readonly empty?: ReactNode }) {
  const t = usePresetsText();
  const words = useWords();
  const { t: shellText, listing, pathOf } = useLanguage();
  const { presets } = usePresets();
  const [limit, setLimit] = useState(FIRST);
  const [wanted, setWanted] = useState('');
  const [offer, setOffer] = useState<{ readonly text: string; readonly undo: () => void; readonly beside: Pressed | undefined }>();
  const pressed = useLastPressed();
  const found = presets.filter(({ name }) => foldText(name).includes(foldText(wanted.trim())));
  const shown = found.slice(0, limit);
  const nameOf = (preset: Preset): string =>
    'tool' in preset ? (listing[preset.tool]?.name ?? preset.tool) : shellText('navigation.steps');
  return (
    <div className="relative">
      {presets.length === 0 && empty}
      {limit > FIRST && (
        <div className="mb-3">
          <TextField name="wantedPreset" label={t('search')} value={wanted} onChange={setWanted} />
        </div>
      )}
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
      {limit > FIRST && <output>{found.length === 0 && words.noResults}</output>}
      {shown.length < found.length && (
        <Button size="small" onClick={() => setLimit(limit + MORE)}>
          {found.length <= limit + MORE ? t('showAll', { count: found.length }) : t('showMore')}
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
