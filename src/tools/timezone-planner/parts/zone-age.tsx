import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { OLDEST } from '../zone-release.ts';

interface ZoneAgeProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en & ClockMessages>, 't' | 'show'>;
}

/** Displays the release of the browser's time zone data, which determines the clocks. */
export function ZoneAge({ tool: { t, show } }: ZoneAgeProps) {
  const { value } = show('zoneData');
  if (!value) return <p className="min-h-4 text-xs text-ink-soft" />;
  const { release } = value;
  if (release === undefined) return <Alert>{t('view.oldZoneData', { release: OLDEST })}</Alert>;
  return <p className="min-h-4 text-xs text-ink-soft">{t('view.zoneData', { release })}</p>;
}
