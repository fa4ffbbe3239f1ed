import { formatDateTimeInUtc, formatDateTimeInZone, isDateTime } from '#pure/time/date-time.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { readMembers } from './members.ts';
import { type RegisteredClaim, registeredClaims, timeClaims } from './registered-names.ts';

export interface Claim {
  readonly name: string;
  readonly value: string;
  readonly meaning: RegisteredClaim | undefined;
  /** Only for claims that are times. RFC 7519, section 2, requires a number. */
  readonly time: ClaimTime | NoTime | undefined;
}

export interface ClaimTime {
  readonly utc: string;
  /** In the visitor's time zone, with its offset. */
  readonly local: string;
  readonly secondsFromNow: number;
  readonly looksLikeMilliseconds: boolean;
}

/** Why a claim is not a time: it has another type, or is beyond the range of the calendar. */
export type NoTime = 'notANumber' | 'outOfRange';

export type TimeStatus =
  /** `time` is the time, in UTC, of the claim that determines the status. */
  | { readonly kind: 'notYet' | 'expired' | 'valid'; readonly time: string }
  | { readonly kind: 'noExpiration' }
  | { readonly kind: NoTime; readonly claim: string };

export interface Clock {
  readonly now: Date;
  /** An IANA time zone name. */
  readonly timeZone: string;
}

/** Larger numbers are read as milliseconds. As seconds, this is in the year 5138; as milliseconds, in 1973. */
const MAX_SECONDS = 99_999_999_999;

interface NumericDate {
  readonly seconds: number;
  readonly looksLikeMilliseconds: boolean;
}

/** A NumericDate: RFC 7519, section 2. */
function readNumericDate(json: JsonNode): NumericDate | NoTime {
  if (json.kind !== 'number') return 'notANumber';
  const number = Number(json.text);
  const looksLikeMilliseconds = number > MAX_SECONDS;
  const seconds = looksLikeMilliseconds ? number / 1000 : number;
  return isDateTime(seconds) ? { seconds, looksLikeMilliseconds } : 'outOfRange';
}

/** The claims of a payload that is a JSON object, with their meanings and times. */
export function describeClaims(payload: JsonNode, clock: Clock): readonly Claim[] {
  return readMembers(payload).map(({ name, value, json }) => ({
    name,
    value,
    meaning: registeredClaims.find((claim) => claim === name),
    time: timeClaims.includes(name) ? describeTime(json, clock) : undefined,
  }));
}

function describeTime(json: JsonNode, { now, timeZone }: Clock): ClaimTime | NoTime {
  const date = readNumericDate(json);
  if (typeof date === 'string') return date;
  return {
    utc: formatDateTimeInUtc(date.seconds),
    local: formatDateTimeInZone(date.seconds, timeZone),
    secondsFromNow: Math.floor(date.seconds) - Math.floor(now.getTime() / 1000),
    looksLikeMilliseconds: date.looksLikeMilliseconds,
  };
}

/** Whether a token is valid now, according to its claims alone: RFC 7519, sections 4.1.4 and 4.1.5. */
export function timeStatusOf(payload: JsonNode, now: Date): TimeStatus {
  const members = readMembers(payload);
  const read = (name: string) => {
    const claim = members.find((member) => member.name === name);
    return claim && readNumericDate(claim.json);
  };
  const notBefore = read('nbf');
  const expiration = read('exp');
  if (typeof notBefore === 'string') return { kind: notBefore, claim: 'nbf' };
  const nowSeconds = now.getTime() / 1000;
  if (notBefore && nowSeconds < notBefore.seconds) return { kind: 'notYet', time: formatDateTimeInUtc(notBefore.seconds) };
  if (typeof expiration === 'string') return { kind: expiration, claim: 'exp' };
  if (!expiration) return { kind: 'noExpiration' };
  return { kind: nowSeconds < expiration.seconds ? 'valid' : 'expired', time: formatDateTimeInUtc(expiration.seconds) };
}
