import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { newerNavigator } from './newer-navigator.ts';

export const networkFacts = (t: Translate): readonly Fact[] => [
  { label: t('outputs.online'), read: () => navigator.onLine },
  { label: t('outputs.connectionType'), read: () => newerNavigator().connection?.effectiveType },
  { label: t('outputs.downlink'), read: () => withUnit(newerNavigator().connection?.downlink, 'Mbit/s') },
  { label: t('outputs.roundTripTime'), read: () => withUnit(newerNavigator().connection?.rtt, 'ms') },
  { label: t('outputs.dataSaver'), read: () => newerNavigator().connection?.saveData },
];

const withUnit = (amount: number | undefined, unit: string): string | undefined => (amount === undefined ? undefined : `${amount} ${unit}`);
