import { PresetList } from './preset-list.tsx';
import { usePresetsText } from './presets-text.ts';

export function HomePresets() {
  const t = usePresetsText();
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title">{t('presets')}</h2>
      <PresetList />
    </section>
  );
}
