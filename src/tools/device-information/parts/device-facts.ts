import type { AskedFacts } from './asked-facts.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { mediaFlag, mediaValue } from './media-query.ts';
import { type Battery, newerNavigator } from './newer-navigator.ts';

export const deviceFacts = (t: Translate, { battery, graphics }: AskedFacts): readonly Fact[] => [
  { label: t('view.facts.platform'), read: () => navigator.platform },
  { label: t('view.facts.processors'), read: () => navigator.hardwareConcurrency },
  { label: t('view.facts.memory'), read: () => memoryText(newerNavigator().deviceMemory) },
  { label: t('view.facts.touchPoints'), read: () => navigator.maxTouchPoints },
  { label: t('view.facts.pointer'), read: () => mediaValue('pointer', ['fine', 'coarse', 'none']) },
  { label: t('view.facts.hover'), read: () => mediaFlag('hover', 'hover', 'none') },
  { label: t('view.facts.graphics'), read: () => graphics?.renderer },
  { label: t('view.facts.battery'), read: () => battery && batteryText(t, battery) },
];

const memoryText = (gibibytes: number | undefined): string | undefined => (gibibytes === undefined ? undefined : `${gibibytes} GiB`);

const batteryText = (t: Translate, { level, charging }: Battery): string =>
  t(charging ? 'view.charging' : 'view.discharging', { percent: Math.round(100 * level) });
