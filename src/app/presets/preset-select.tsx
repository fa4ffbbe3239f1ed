import { useState } from 'react';
import { SelectField } from '#ui/choice/select-field.tsx';
import type { Preset } from './preset.ts';
import { usePresetsText } from './presets-text.ts';

interface PresetSelectProps {
  readonly presets: readonly Preset[];
  readonly onApply: (preset: Preset) => void;
}

/** The presets that there are here: to choose one is to apply it, once more, too. */
export function PresetSelect({ presets, onApply }: PresetSelectProps) {
  const t = usePresetsText();
  const [chosen, setChosen] = useState('');
  return (
    <SelectField
      name="preset"
      label={t('preset')}
      labelPosition="left"
      value={presets.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={(id) => {
        setChosen(id);
        const preset = presets.find((each) => each.id === id);
        if (preset) onApply(preset);
      }}
      options={[{ value: '', label: t('choose') }, ...presets.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
