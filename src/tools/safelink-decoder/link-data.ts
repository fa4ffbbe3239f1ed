import { formatDateTimeInUtc } from '#pure/time/date-time.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { rawParameter } from './safe-link.ts';

/** The contents of a Safe Link's `data` parameter. Missing or invalid parts are `undefined`. */
export interface LinkData {
  readonly recipient: string | undefined;
  /** A lowercase UUID. */
  readonly tenantId: string | undefined;
  /** The creation time of the link, truncated to seconds: `2020-11-09 14:21:30 UTC`. */
  readonly time: string | undefined;
}

/** Seconds from the year 1, the epoch of .NET ticks, to 1970. */
const SECONDS_TO_1970 = 62_135_596_800;

/** Reads the third, fifth, and eighth of the fields separated by vertical bars. */
export function readLinkData(link: URL): LinkData {
  const [, , recipient = '', , tenant = '', , , ticks = ''] = (percentDecode(rawParameter(link, 'data') ?? '') ?? '').split('|');
  return {
    recipient: recipient === '' ? undefined : recipient,
    tenantId: toUuid(tenant),
    // The last seven of the 18 digits are fractions of a second, because a tick is 100 ns.
    time: /^\d{18}$/.test(ticks) ? formatDateTimeInUtc(Number(ticks.slice(0, -7)) - SECONDS_TO_1970) : undefined,
  };
}

const toUuid = (digits: string): string | undefined =>
  /^[\da-f]{32}$/i.test(digits) ? digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
