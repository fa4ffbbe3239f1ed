import { SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';
import { FavoriteList } from './favorite-list.tsx';
import { RememberedOptions } from './remembered-options.tsx';
import { ToolSwitches } from './tool-switches.tsx';

/** What the visitor has made of the tools. */
export function ToolSettings() {
  const { t } = useSettings();
  return (
    <SettingsSection heading={t('tools.heading')}>
      <FavoriteList />
      <RememberedOptions />
      <ToolSwitches />
    </SettingsSection>
  );
}
