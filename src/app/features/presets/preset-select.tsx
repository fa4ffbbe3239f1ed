import { useState } from 'react';
import { Select } from '#ui/choice/select.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import type { Preset } from './preset.ts';
import { usePresetsText } from './presets-text.ts';

interface PresetSelectProps {
  readonly presets: readonly Preset[];
  readonly onApply: (preset: Preset) => void;
}

/** Longer lists need a search field, and a native select would render an element for each preset. */
const LONGEST_PLAIN = 100;

/** The presets that can be applied here. Choosing the same preset again applies it again. */
export function PresetSelect({ presets, onApply }: PresetSelectProps) {
  const t = usePresetsText();
  const [chosen, setChosen] = useState('');
  const options = presets.map(({ id, name }) => ({ value: id, label: name }));
  const isPlain = presets.length <= LONGEST_PLAIN;
  const props = {
    name: 'preset',
    label: t('preset'),
    labelPosition: 'left',
    value: presets.some(({ id }) => id === chosen) ? chosen : '',
    onChange: (id: string) => {
      setChosen(id);
      const preset = presets.find((each) => each.id === id);
      if (preset) onApply(preset);
    },
  } as const;
  return isPlain ? (
    <SelectField {...props} options={[{ value: '', label: t('choose') }, ...options]} />
  ) : (
    <Select {...props} placeholder={t('choose')} options={options} isSearchable />
  );
}
