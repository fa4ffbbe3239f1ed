import { formatUtcOffset } from '../measures.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';

const resolved = () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();

export const localeFacts = (t: Translate): readonly Fact[] => [
  { label: t('view.facts.locale'), read: () => resolved().locale },
  { label: t('view.facts.timeZone'), read: () => resolved().timeZone },
  { label: t('view.facts.utcOffset'), read: () => formatUtcOffset(new Date().getTimezoneOffset()) },
  { label: t('view.facts.calendar'), read: () => resolved().calendar },
  { label: t('view.facts.numberingSystem'), read: () => resolved().numberingSystem },
  { label: t('view.facts.hourCycle'), read: () => resolved().hourCycle },
];
