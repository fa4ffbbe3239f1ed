import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

type Rate = Pick<Given<typeof declaration, 'fromSpeed'>, 'amountPerPeriod' | 'period' | 'periodUnit'>;

const UNITS: Readonly<Record<string, Rate['periodUnit']>> = {
  ms: 'milliseconds',
  s: 'seconds',
  sec: 'seconds',
  second: 'seconds',
  min: 'minutes',
  minute: 'minutes',
  h: 'hours',
  hr: 'hours',
  hour: 'hours',
  d: 'days',
  day: 'days',
};

/** `12.5 MB/s`, `100 Mbps`, `30 per minute`. */
const WITH_PERIOD = /^(?<amount>[^/]*?)(?<!\s)\s*(?:(?:\/\s*|\bper\s+)(?<unit>[a-z]+)|(?<=\d\s*[kKMGT]?i?[bB](?:it)?)ps)$/;

/** The maximum length of a speed. */
const LONGEST = 200;

/** Reads a speed with its own period, as printed by programs, which overrides the period fields. */
export function readRate({ amountPerPeriod, period, periodUnit }: Rate): Rate {
  const typed = amountPerPeriod.trim();
  const { amount, unit = 's' } = (typed.length > LONGEST ? null : WITH_PERIOD.exec(typed))?.groups ?? {};
  const named = UNITS[unit];
  return amount === undefined || named === undefined
    ? { amountPerPeriod, period, periodUnit }
    : { amountPerPeriod: amount, period: 1, periodUnit: named };
}
