import type { FrozenValue, UserAgent } from './user-agent.ts';

/**
 * Firefox does not tell Windows 11, which came out with its version 92, from Windows 10. Chromium froze the Windows version with 95 and the minor versions with 101, and hides Android's version and model behind `10; K`: Chromium,
 * “User-Agent Reduction”. Safari and Firefox froze the version of macOS as well, and Safari that of iOS with version 26.
 */
export function frozenValues(agent: Omit<UserAgent, 'frozen'>): readonly FrozenValue[] {
  const { browserVersion, engine, engineVersion, os, osVersion, deviceModel } = agent;
  const chromium = engine === 'Blink' ? Number.parseInt(engineVersion, 10) : Number.NaN;
  const gecko = engine === 'Gecko' ? Number.parseInt(browserVersion, 10) : Number.NaN;
  const frozen: Readonly<Record<FrozenValue, boolean>> = {
    windows10: (chromium >= 95 || gecko >= 92) && os === 'Windows' && osVersion === '10',
    // Firefox leaves out the last number.
    macOs1015: os === 'Mac OS' && (osVersion === '10.15.7' || (osVersion === '10.15' && engine === 'Gecko')),
    ios18: os === 'iOS' && osVersion.startsWith('18.') && (/^18\.[67]/.test(osVersion) || Number.parseInt(browserVersion, 10) >= 26),
    androidK: os === 'Android' && osVersion === '10' && deviceModel === 'K',
    majorVersion: chromium >= 101 && engineVersion.endsWith('.0.0.0'),
  };
  return (Object.keys(frozen) as FrozenValue[]).filter((value) => frozen[value]); // its own keys
}
