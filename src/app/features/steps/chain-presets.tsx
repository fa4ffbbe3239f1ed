import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { PresetDialog } from '../presets/preset-dialog.tsx';
import { PresetSelect } from '../presets/preset-select.tsx';
import { usePresetsText } from '../presets/presets-text.ts';
import { savePreset, usePresets } from '../presets/use-presets.ts';

interface ChainPresetsProps {
  /** The contents of the chain, one line per step. */
  readonly holds: readonly string[];
  readonly canKeepInput: boolean;
  readonly queryOf: (withInput: boolean) => string;
  readonly onApply: (query: string) => void;
}

/** Saves the chain as a preset, and applies saved ones. */
export function ChainPresets({ holds, canKeepInput, queryOf, onApply }: ChainPresetsProps) {
  const { t, language } = useLanguage();
  const text = usePresetsText();
  const [isOpen, setOpen] = useState(false);
  const presets = usePresets().presets.filter((preset) => 'steps' in preset);
  const save = (name: string, withInput: boolean): boolean => {
    const isSaved = savePreset({ name, steps: queryOf(withInput) }) !== undefined;
    if (isSaved) announce(name);
    return isSaved;
  };
  return (
    <>
      <Button size="small" icon="bookmark-plus" isDisabled={holds.length === 0} onClick={() => setOpen(true)}>
        {t('tool.savePreset')}
      </Button>
      {presets.length > 0 && <PresetSelect presets={presets} onApply={(preset) => 'steps' in preset && onApply(preset.steps)} />}
      {isOpen && (
        <PresetDialog
          title={t('tool.savePreset')}
          initialName={new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(holds).slice(0, 60)}
          holds={[text('steps'), ...holds]}
          canKeepInput={canKeepInput}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
