import type { FrozenValue, UserAgent } from './user-agent.ts';

/**
 * Detects values that browsers have frozen (Chromium, “User-Agent Reduction”). Firefox does not distinguish Windows 11, released at the
 * time of Firefox 92, from Windows 10. Chromium froze the Windows version in 95 and minor versions in 101, and replaces Android's version
 * and model with `10; K`. Safari and Firefox froze the macOS version, and Safari 26 froze the iOS version.
 */
export function frozenValues(agent: Omit<UserAgent, 'frozen'>): readonly FrozenValue[] {
  const { browserVersion, engine, engineVersion, os, osVersion, deviceModel } = agent;
  const chromium = engine === 'Blink' ? Number.parseInt(engineVersion, 10) : Number.NaN;
  const gecko = engine === 'Gecko' ? Number.parseInt(browserVersion, 10) : Number.NaN;
  const frozen: Readonly<Record<FrozenValue, boolean>> = {
    windows10: (chromium >= 95 || gecko >= 92) && os === 'Windows' && osVersion === '10',
    // Firefox omits the last number.
    macOs1015: os === 'Mac OS' && (osVersion === '10.15.7' || (osVersion === '10.15' && engine === 'Gecko')),
    ios18: os === 'iOS' && osVersion.startsWith('18.') && (/^18\.[67]/.test(osVersion) || Number.parseInt(browserVersion, 10) >= 26),
    androidK: os === 'Android' && osVersion === '10' && deviceModel === 'K',
    majorVersion: chromium >= 101 && engineVersion.endsWith('.0.0.0'),
  };
  return (Object.keys(frozen) as FrozenValue[]).filter((value) => frozen[value]); // the keys of `frozen`
}
