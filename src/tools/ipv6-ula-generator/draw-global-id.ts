import type { Notice } from '#core/present.ts';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { readInstantInUtc } from '#pure/time/date-time-reader/read-instant-in-utc.ts';
import { readMacDigits } from '#pure/network/mac-digits.ts';
import { pastedMac } from '#pure/network/pasted-mac.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { hasLeapSecond, type Instant, parseIsoDateTime } from '#pure/time/iso-date-time.ts';
import type { declaration } from './declare.ts';
import { hashGlobalId, toBigInt } from './hash-global-id.ts';
import { parseDigits } from './parse-digits.ts';
import { type GlobalIdError, parseGlobalId } from './parse-global-id.ts';

export type GlobalIdOptions = Given<typeof declaration, 'generate'>;
type Entropy = Pick<Context, 'now' | 'randomBytes'>;
type GenerationError = GlobalIdError | 'wrongMacDigitCount' | 'notATime';

const GLOBAL_ID_BYTES = 5;

/**
 * The 40 bits of a Global ID from the chosen source. `null` if that source is empty. RFC 4193, section 3.2.1, allows any sound random
 * source.
 */
export function drawGlobalId(
  { source, macAddress, time, globalId }: GlobalIdOptions,
  context: Entropy,
): Result<bigint | null, GenerationError> {
  switch (source) {
    case 'random':
      return ok(toBigInt(context.randomBytes(GLOBAL_ID_BYTES)));
    case 'macAndTime':
      return macAddress.trim() === '' ? ok(null) : hashMacAndTime(macAddress, time, context);
    case 'globalId':
      return globalId.trim() === '' ? ok(null) : parseGlobalId(globalId);
  }
}

const parseMac = (text: string): Result<string, GenerationError> =>
  parseDigits(text, /[:\-.\s]/, { field: 'macAddress', count: 12, wrongCount: 'wrongMacDigitCount' });

function macDigitsIn(text: string): string {
  const digits = readMacDigits(pastedMac(text));
  return digits.ok ? digits.value : text;
}

function hashMacAndTime(macAddress: string, time: string, { now }: Pick<Entropy, 'now'>): Result<bigint, GenerationError> {
  const digits = readPasted(macAddress, parseMac, macDigitsIn);
  if (!digits.ok) return digits;
  const given = parseGivenTime(time);
  if (!given.ok) return given;
  return ok(hashGlobalId(digits.value, given.value ?? instantOf(now())));
}

/** Reads the typed time. `undefined` for an empty text, which means now. */
export function parseGivenTime(typed: string): Result<Instant | undefined, 'notATime'> {
  const text = typed.trim();
  const instant = parseIsoDateTime(text) ?? readInstantInUtc(text);
  return instant || text === '' ? ok(instant) : fail('notATime', { field: 'time' });
}

export const noticesOfTime = (typed: string): readonly Notice[] => (hasLeapSecond(typed) ? [{ code: 'leapSecond' }] : []);

const instantOf = (date: Date): Instant => ({
  epochSeconds: Math.floor(date.getTime() / 1000),
  fraction: date.toISOString().slice(-'000Z'.length, -1),
});
