import { isTimeZone } from '#pure/time/time-zones.ts';

/** Clock changes that identify a release of the IANA database: the offset of a zone at a moment since that release. */
const probes = [
  { release: '2025a', zone: 'America/Asuncion', at: '2025-07-01T12:00:00Z', offset: 'GMT-03:00' },
  { release: '2024a', zone: 'Asia/Almaty', at: '2024-03-02T12:00:00Z', offset: 'GMT+05:00' },
  { release: '2022f', zone: 'America/Mexico_City', at: '2023-07-01T12:00:00Z', offset: 'GMT-06:00' },
] as const;

/** A zone that did not exist before this release. */
const NEWEST = { release: '2025b', zone: 'America/Coyhaique' } as const;

export type ZoneRelease = (typeof NEWEST | (typeof probes)[number])['release'];

export const OLDEST: ZoneRelease = '2022f';

function offsetAt(zone: string, at: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
}

/**
 * The newest release of the IANA database that the browser's time zone data is known to include. Returns `undefined` if the data is older
 * than all of these.
 */
export function zoneRelease(): ZoneRelease | undefined {
  if (isTimeZone(NEWEST.zone)) return NEWEST.release;
  return probes.find(({ zone, at, offset }) => isTimeZone(zone) && offsetAt(zone, at) === offset)?.release;
}
