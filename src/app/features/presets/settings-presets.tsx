import { Alert } from '#ui/feedback/alert.tsx';
import { SettingsGroup } from '../../shell/settings/settings-section.tsx';
import { PresetList } from './preset-list.tsx';
import { usePresetsText } from './presets-text.ts';
import { usePresets } from './use-presets.ts';

/** The visitor's presets on the settings page, with a note about unreadable ones. */
export default function SettingsPresets() {
  const t = usePresetsText();
  const { broken, isNewer } = usePresets();
  return (
    <SettingsGroup heading={t('presets')}>
      {isNewer && <Alert>{t('newer')}</Alert>}
      {broken.length > 0 && <Alert>{t('broken', { count: broken.length })}</Alert>}
      <PresetList empty={<p className="text-ink-soft">{t('none')}</p>} />
    </SettingsGroup>
  );
}
