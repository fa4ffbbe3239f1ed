import { readClock } from './read-clock.ts';
import { MONTH, monthOf } from './english-names.ts';
import type { ReadDate } from './reading.ts';

/** GeneralizedTime with seconds: RFC 4517, section 3.3.13. */
const LDAP =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?(?<offset>Z|[+-]\d\d(?:\d\d)?)$/i;

/** The time in the Common Log Format, `%t` in Apache's mod_log_config. */
const APACHE = new RegExp(
  String.raw`^(?<open>\[)?(?<day>\d\d)/(?<month>${MONTH})/(?<year>\d{4}):(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d) (?<offset>[+-]\d{4})(?<close>\])?$`,
  'i',
);

export const readLdap: ReadDate = (text) => {
  const groups = LDAP.exec(text)?.groups;
  return groups && readClock({ year: Number(groups['year']), month: Number(groups['month']), day: Number(groups['day']) }, groups);
};

export const readApache: ReadDate = (text) => {
  const groups = APACHE.exec(text)?.groups;
  if (!groups || (groups['open'] === undefined) !== (groups['close'] === undefined)) return undefined;
  return readClock({ year: Number(groups['year']), month: monthOf(groups['month'] ?? ''), day: Number(groups['day']) }, groups);
};
