import { Secret } from 'otpauth/slim';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { aboutField, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { checkCode } from './check-code.ts';
import type { declaration } from './declare.ts';
import { drawKeyUri } from './draw-key-uri.ts';
import { drawSecret } from './draw-secret.ts';
import { type OtpKey, otpCode } from './otp-code.ts';
import { MAX_COUNTER } from './otp-parameters.ts';
import { bareKeyUri } from './copied-key-uri.ts';
import { isKeyUri, parseKeyUri } from './parse-key-uri.ts';
import { readMoment } from './read-moment.ts';
import { type NotASecret, readSecret } from './read-secret.ts';
import { writeKeyUri } from './write-key-uri.ts';

type Clock = Pick<Context, 'now'>;

export interface SecretForms {
  readonly bytes: Uint8Array;
  /** Uppercase, without padding. */
  readonly base32: string;
  readonly hex: string;
  readonly bits: number;
  /** Shorter than the 128 bits that RFC 4226, section 4 (R6), requires. */
  readonly isShort: boolean;
}

/** A counter and, for TOTP, its time. */
export interface Moment {
  readonly counter: number;
  /** 16 hexadecimal digits. */
  readonly counterHex: string;
  /** In whole seconds. TOTP only. */
  readonly unixTime?: number;
  /** Seconds until the next code. Absent for HOTP and for a fixed time. */
  readonly secondsLeft?: number;
}

const SHORT_BITS = 128;

/** Converts a secret to its encodings. Returns `null` if it is empty. */
function describeSecret({
  secret: typed,
  secretEncoding,
}: Given<typeof declaration, 'describeSecret'>): Result<SecretForms | null, NotASecret> {
  return mapResult(aboutField('secret', readSecret(typed, secretEncoding)), (bytes) => {
    if (bytes.length === 0) return null;
    const bits = bytes.length * 8;
    return { bytes, base32: toBase32(bytes), hex: toHex(bytes), bits, isShort: bits < SHORT_BITS };
  });
}

const toBase32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/**
 * Calculates the counter for a time (RFC 6238 with T0 = 0), or uses the given counter. Returns `null` if the period or the counter is
 * missing.
 */
function locate({ type, time, period, counter }: Given<typeof declaration, 'locate'>, { now }: Clock): Result<Moment | null, 'notATime'> {
  if (type === 'HOTP') return ok(counter === undefined ? null : momentAt(counter));
  const isLive = time.trim() === '';
  const read = isLive ? ok(Math.floor(now().getTime() / 1000)) : readMoment(time);
  return mapResult(read, (unixTime) => {
    if (period === undefined) return null;
    const moment = { ...momentAt(Math.floor(unixTime / period)), unixTime };
    return isLive ? { ...moment, secondsLeft: period - (unixTime % period) } : moment;
  });
}

const HEX_DIGITS = 16;

const momentAt = (counter: number): Moment => ({ counter, counterHex: counter.toString(16).padStart(HEX_DIGITS, '0') });

/** Reads the key and the counter for a code. Returns `null` if either is missing. */
function readKeyAndCounter(given: Given<typeof declaration, 'generate'>, clock: Clock) {
  const secret = describeSecret(given);
  if (!secret.ok) return secret;
  const moment = locate(given, clock);
  if (!moment.ok) return moment;
  if (!secret.value || !moment.value) return ok(null);
  const key: OtpKey = { secret: secret.value.bytes, algorithm: given.algorithm, digits: given.digits };
  return ok({ key, counter: moment.value.counter });
}

const LISTED = 10;

/**
 * Generates the previous, current, and next one-time password (RFC 4226 and RFC 6238). The first counter has no previous one. HOTP also has
 * a list of codes, starting at the counter.
 */
function generate(given: Given<typeof declaration, 'generate'>, clock: Clock) {
  return mapResult(readKeyAndCounter(given, clock), (ready) => {
    if (!ready) return null;
    const { key, counter } = ready;
    const listed = given.type === 'TOTP' ? 0 : Math.min(LISTED, MAX_COUNTER - counter + 1);
    return {
      previous: counter === 0 ? undefined : otpCode(key, counter - 1),
      current: otpCode(key, counter),
      next: otpCode(key, counter + 1),
      list: Array.from({ length: listed }, (_, index) => ({ counter: String(counter + index), code: otpCode(key, counter + index) })),
    };
  });
}

/** Finds the step that a code belongs to. Returns `null` if no code is entered. */
function check(given: Given<typeof declaration, 'check'>, clock: Clock) {
  const ready = readKeyAndCounter(given, clock);
  if (!ready.ok || !ready.value || given.code.trim() === '') return ready.ok ? ok(null) : ready;
  return checkCode(ready.value.key, ready.value.counter, given.code, given.window);
}

/** Writes the key URI, and its QR code if it fits. */
function writeUri(given: Given<typeof declaration, 'writeUri'>) {
  return mapResult(describeSecret(given), (secret) => {
    if (!secret || (given.type === 'TOTP' ? given.period : given.counter) === undefined) return null;
    const keyUri = writeKeyUri({ ...given, secret: secret.base32 });
    const qrCode = drawKeyUri(keyUri);
    return qrCode.ok ? { keyUri, qrCode: qrCode.value } : { keyUri, notices: [{ code: 'tooLongForQr' }] };
  });
}

/** The parameters of a key URI that was entered as the secret. */
export function implied({ secret }: { readonly secret?: unknown }): Readonly<Record<string, unknown>> {
  const text = typeof secret === 'string' ? bareKeyUri(secret) : '';
  const uri = isKeyUri(text) ? parseKeyUri(text) : undefined;
  if (!uri?.ok) return {};
  const { type, algorithm, digits, period, counter, issuer, account } = uri.value;
  return { type, algorithm, digits, period, counter, issuer, account };
}

export const run = { generate, check, locate, describeSecret, writeUri, draw: drawSecret } satisfies Runs<typeof declaration>;
