import { formatDateTimeInUtc } from '#pure/time/date-time.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { rawParameter } from './safe-link.ts';

/** What the `data` parameter of a Safe Link reveals; `undefined` where it does not say. */
export interface LinkData {
  readonly recipient: string | undefined;
  /** As a UUID in lower case. */
  readonly tenantId: string | undefined;
  /** When the link was made: `2020-11-09 14:21:30 UTC`, cut to the second. */
  readonly time: string | undefined;
}

/** Seconds from the year 1, where the ticks of .NET begin, to 1970. */
const SECONDS_TO_1970 = 62_135_596_800;

/** Reads the third, fifth and eighth of the fields that stand between the bars. */
export function readLinkData(link: URL): LinkData {
  const [, , recipient = '', , tenant = '', , , ticks = ''] = (percentDecode(rawParameter(link, 'data') ?? '') ?? '').split('|');
  return {
    recipient: recipient === '' ? undefined : recipient,
    tenantId: toUuid(tenant),
    // Of the 18 digits the last seven are parts of a second: a tick is 100 ns.
    time: /^\d{18}$/.test(ticks) ? formatDateTimeInUtc(Number(ticks.slice(0, -7)) - SECONDS_TO_1970) : undefined,
  };
}

const toUuid = (digits: string): string | undefined =>
  /^[\da-f]{32}$/i.test(digits) ? digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
