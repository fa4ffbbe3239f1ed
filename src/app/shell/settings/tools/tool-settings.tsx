import { lazy, Suspense } from 'react';
import { SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';
import { FavoriteList } from './favorite-list.tsx';
import { RememberedFields } from './remembered-fields.tsx';
import { ToolSwitches } from './tool-switches.tsx';

const SettingsPresets = lazy(() => import('../../../features/presets/settings-presets.tsx'));

/** The favorites, presets, and remembered values of tools. */
export function ToolSettings() {
  const { t } = useSettings();
  return (
    <SettingsSection heading={t('tools.heading')}>
      <FavoriteList />
      <Suspense>
        <SettingsPresets />
      </Suspense>
      <RememberedFields kind="options" />
      <RememberedFields kind="inputs" />
      <ToolSwitches />
    </SettingsSection>
  );
}
