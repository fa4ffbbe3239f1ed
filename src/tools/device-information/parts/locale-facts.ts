import { formatUtcOffset } from '../measures.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';

const resolved = () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();

export const localeFacts = (t: Translate): readonly Fact[] => [
  { label: t('outputs.locale'), read: () => resolved().locale },
  { label: t('outputs.timeZone'), read: () => resolved().timeZone },
  { label: t('outputs.utcOffset'), read: () => formatUtcOffset(new Date().getTimezoneOffset()) },
  { label: t('outputs.calendar'), read: () => resolved().calendar },
  { label: t('outputs.numberingSystem'), read: () => resolved().numberingSystem },
  { label: t('outputs.hourCycle'), read: () => resolved().hourCycle },
];
