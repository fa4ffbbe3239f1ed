import { SwitchField } from '#ui/choice/switch-field.tsx';
import { isOn, turn } from '#tool-ui/stored/stored-switch.ts';
import { KEEPS_KEY, keepRecentTools } from '../../stores/recent-tools.ts';
import { useStored } from '../../stores/use-stored.ts';
import { useSettings } from '../settings-context.ts';

/** The switches for features of all tools. They are on by default. */
export function ToolSwitches() {
  const { t } = useSettings();
  const keepsRecent = isOn(useStored(KEEPS_KEY));
  const hasKeys = isOn(useStored('singleKeys'));
  return (
    <div>
      <SwitchField
        name="recentTools"
        label={t('tools.recentTools')}
        hint={t('tools.recentToolsHint')}
        value={keepsRecent}
        onChange={keepRecentTools}
      />
      <SwitchField
        name="singleKeys"
        label={t('tools.singleKeys')}
        hint={t('tools.singleKeysHint')}
        value={hasKeys}
        onChange={(isOnNow) => turn('singleKeys', isOnNow)}
      />
    </div>
  );
}
