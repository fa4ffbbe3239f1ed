import type { FrozenValue, UserAgent } from './user-agent.ts';

/**
 * Chromium froze the Windows version with 95 and the minor versions with 101, and hides Android's version and model behind `10; K`: Chromium,
 * “User-Agent Reduction”. Safari and Firefox froze that of macOS, too.
 */
export function frozenValues({ engine, engineVersion, os, osVersion, deviceModel }: Omit<UserAgent, 'frozen'>): readonly FrozenValue[] {
  const chromium = engine === 'Blink' ? Number.parseInt(engineVersion, 10) : Number.NaN;
  const frozen: Readonly<Record<FrozenValue, boolean>> = {
    windows10: chromium >= 95 && os === 'Windows' && osVersion === '10',
    macOs1015: os === 'Mac OS' && osVersion === '10.15.7',
    androidK: os === 'Android' && osVersion === '10' && deviceModel === 'K',
    majorVersion: chromium >= 101 && engineVersion.endsWith('.0.0.0'),
  };
  return (Object.keys(frozen) as FrozenValue[]).filter((value) => frozen[value]); // its own keys
}
