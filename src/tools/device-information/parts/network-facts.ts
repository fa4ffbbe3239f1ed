import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { newerNavigator } from './newer-navigator.ts';

export const networkFacts = (t: Translate): readonly Fact[] => [
  { label: t('view.facts.online'), read: () => navigator.onLine },
  { label: t('view.facts.connectionType'), read: () => newerNavigator().connection?.effectiveType },
  { label: t('view.facts.downlink'), read: () => withUnit(newerNavigator().connection?.downlink, 'Mbit/s') },
  { label: t('view.facts.roundTripTime'), read: () => withUnit(newerNavigator().connection?.rtt, 'ms') },
  { label: t('view.facts.dataSaver'), read: () => newerNavigator().connection?.saveData },
];

const withUnit = (amount: number | undefined, unit: string): string | undefined => (amount === undefined ? undefined : `${amount} ${unit}`);
