import { formatDateTimeInUtc, formatDateTimeInZone, isDateTime } from '#formats/date-time.ts';
import type { JsonNode } from '#formats/json/json-node.ts';
import { readMembers } from './members.ts';
import { type RegisteredClaim, registeredClaims, timeClaims } from './registered-names.ts';

export interface Claim {
  readonly name: string;
  readonly value: string;
  readonly meaning: RegisteredClaim | undefined;
  readonly time: ClaimTime | undefined;
}

export interface ClaimTime {
  readonly utc: string;
  /** On the clock of the visitor's time zone, with its offset. */
  readonly local: string;
  readonly secondsFromNow: number;
  readonly looksLikeMilliseconds: boolean;
}

export interface TimeStatus {
  readonly kind: 'notYet' | 'noExpiration' | 'expired' | 'valid';
  /** The time that it is about, in UTC; empty where there is none. */
  readonly time: string;
}

export interface Clock {
  readonly now: Date;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Seconds above this (in the year 5138) are taken for milliseconds (in 1973). */
const MAX_SECONDS = 99_999_999_999;

/** A NumericDate (RFC 7519, section 2), in seconds. `undefined` for anything else, and for times that no calendar reaches. */
function readNumericDate(json: JsonNode): { readonly seconds: number; readonly looksLikeMilliseconds: boolean } | undefined {
  if (json.kind !== 'number') return undefined;
  const number = Number(json.text);
  const looksLikeMilliseconds = number > MAX_SECONDS;
  const seconds = looksLikeMilliseconds ? number / 1000 : number;
  return isDateTime(seconds) ? { seconds, looksLikeMilliseconds } : undefined;
}

/** The claims of a payload that is a JSON object, with what is known of them. */
export function describeClaims(payload: JsonNode, clock: Clock): readonly Claim[] {
  return readMembers(payload).map(({ name, value, json }) => ({
    name,
    value,
    meaning: registeredClaims.find((claim) => claim === name),
    time: timeClaims.includes(name) ? describeTime(json, clock) : undefined,
  }));
}

function describeTime(json: JsonNode, { now, timeZone }: Clock): ClaimTime | undefined {
  const date = readNumericDate(json);
  return (
    date && {
      utc: formatDateTimeInUtc(date.seconds),
      local: formatDateTimeInZone(date.seconds, timeZone),
      secondsFromNow: Math.floor(date.seconds) - Math.floor(now.getTime() / 1000),
      looksLikeMilliseconds: date.looksLikeMilliseconds,
    }
  );
}

/** Whether a token is in force, by its claims alone: RFC 7519, sections 4.1.4 and 4.1.5. */
export function timeStatusOf(payload: JsonNode, now: Date): TimeStatus {
  const members = readMembers(payload);
  const read = (name: string) => {
    const claim = members.find((member) => member.name === name);
    return claim && readNumericDate(claim.json);
  };
  const notBefore = read('nbf');
  const expiration = read('exp');
  const nowSeconds = now.getTime() / 1000;
  if (notBefore && nowSeconds < notBefore.seconds) return { kind: 'notYet', time: formatDateTimeInUtc(notBefore.seconds) };
  if (!expiration) return { kind: 'noExpiration', time: '' };
  return { kind: nowSeconds < expiration.seconds ? 'valid' : 'expired', time: formatDateTimeInUtc(expiration.seconds) };
}
