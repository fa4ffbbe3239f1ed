import { Secret } from 'otpauth/slim';
import type { ValuesOf } from '#core/fields.ts';
import { aboutField, ok, type Result } from '#core/result.ts';
import { toHex } from '#formats/hex.ts';
import { type Check, checkCode } from './check-code.ts';
import type { inputs, options } from './fields.ts';
import { type OtpKey, otpCode } from './otp-code.ts';
import { MAX_COUNTER } from './otp-parameters.ts';
import { readMoment } from './read-moment.ts';
import { type NotASecret, readSecret } from './read-secret.ts';
import { writeKeyUri } from './write-key-uri.ts';

export type OtpWish = ValuesOf<typeof inputs> & ValuesOf<typeof options>;

export interface SecretForms {
  readonly bytes: Uint8Array;
  /** Upper case, without padding. */
  readonly base32: string;
  readonly hex: string;
  readonly bits: number;
  /** Below the 128 bits that RFC 4226, section 4 (R6), asks for. */
  readonly isShort: boolean;
}

/** Whose turn it is. */
export interface Moment {
  readonly counter: number;
  /** In 16 hexadecimal digits. */
  readonly counterHex: string;
  /** In whole seconds; none where a counter decides. */
  readonly unixTime?: number;
  /** Seconds until the next code, from now on; none for a time that stands still. */
  readonly secondsLeft?: number;
}

export interface CounterCode {
  readonly counter: number;
  readonly code: string;
}

/** What can be said of each thing, `undefined` where something that it needs is missing or wrong. */
export interface Otp {
  readonly secret: Result<SecretForms, NotASecret> | undefined;
  readonly moment: Result<Moment, 'notATime'> | undefined;
  /** Of the counter before, which the first one has not, of the current one and of the next. */
  readonly codes: { readonly previous: string | undefined; readonly current: string; readonly next: string } | undefined;
  /** Of the current counter and those after it, where a counter decides. */
  readonly list: readonly CounterCode[];
  readonly check: Result<Check, 'wrongDigits'> | undefined;
  /** Empty while there is none. */
  readonly keyUri: string;
}

const LISTED = 10;

/** One-time passwords by RFC 4226 and RFC 6238 with T0 = 0. `nowMs` is in epoch milliseconds, `undefined` where there is no clock. */
export function computeOtp(wish: OtpWish, nowMs: number | undefined): Otp {
  const { type, algorithm, digits, code, window } = wish;
  const secret = describeSecret(wish);
  const moment = momentOf(wish, nowMs);
  const keyUri =
    secret?.ok && !Number.isNaN(type === 'TOTP' ? wish.period : wish.counter) ? writeKeyUri({ ...wish, secret: secret.value.base32 }) : '';
  if (!secret?.ok || !moment?.ok) return { secret, moment, codes: undefined, list: [], check: undefined, keyUri };

  const key: OtpKey = { secret: secret.value.bytes, algorithm, digits };
  const { counter } = moment.value;
  const listed = type === 'TOTP' ? 0 : Math.min(LISTED, MAX_COUNTER - counter + 1);
  return {
    secret,
    moment,
    codes: {
      previous: counter === 0 ? undefined : otpCode(key, counter - 1),
      current: otpCode(key, counter),
      next: otpCode(key, counter + 1),
    },
    list: Array.from({ length: listed }, (_, index) => ({ counter: counter + index, code: otpCode(key, counter + index) })),
    check: code.trim() === '' || Number.isNaN(window) ? undefined : checkCode(key, counter, code, window),
    keyUri,
  };
}

const SHORT_BITS = 128;

function describeSecret({ secret: typed, encoding }: OtpWish): Result<SecretForms, NotASecret> | undefined {
  const read = aboutField('secret', readSecret(typed, encoding));
  if (!read.ok) return read;
  const bytes = read.value;
  if (bytes.length === 0) return undefined;
  const bits = bytes.length * 8;
  return ok({ bytes, base32: toBase32(bytes), hex: toHex(bytes), bits, isShort: bits < SHORT_BITS });
}

const toBase32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

function momentOf({ type, time, period, counter }: OtpWish, nowMs: number | undefined): Result<Moment, 'notATime'> | undefined {
  if (type === 'HOTP') return Number.isNaN(counter) ? undefined : ok(momentAt(counter));
  const isLive = time.trim() === '';
  if (Number.isNaN(period) || (isLive && nowMs === undefined)) return undefined;
  const read = isLive ? ok(Math.floor((nowMs ?? 0) / 1000)) : readMoment(time);
  if (!read.ok) return read;
  const unixTime = read.value;
  const moment = { ...momentAt(Math.floor(unixTime / period)), unixTime };
  return ok(isLive ? { ...moment, secondsLeft: period - (unixTime % period) } : moment);
}

const HEX_DIGITS = 16;

const momentAt = (counter: number): Moment => ({ counter, counterHex: counter.toString(16).padStart(HEX_DIGITS, '0') });
