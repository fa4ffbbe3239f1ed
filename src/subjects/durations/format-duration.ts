const MINUTE_MS = 60_000;

/** Milliseconds in each unit, the largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE_MS],
  ['second', 1000],
  ['millisecond', 1],
] as const;

const inUnit = (count: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** `1 day 3 hours 46 minutes 40 seconds`: whole milliseconds, from one minute on rounded to the second; parts that are zero are left out. */
export function formatDuration(ms: number, language: string): string {
  let rest = ms < MINUTE_MS ? ms : Math.round(ms / 1000) * 1000;
  const parts: string[] = [];
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(rest / unitMs);
    rest -= count * unitMs;
    if (count > 0) parts.push(inUnit(count, unit, language));
  }
  return parts.join(' ') || inUnit(0, 'second', language);
}

/** `3 minutes`. */
export const formatPeriod = (count: number, units: `${(typeof UNITS)[number][0]}s`, language: string): string =>
  inUnit(count, units.slice(0, -1), language);
