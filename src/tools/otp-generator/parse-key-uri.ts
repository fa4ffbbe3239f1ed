import { fail, ok, type Result } from '#core/result.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import {
  MAX_COUNTER,
  MAX_PERIOD,
  type OtpAlgorithm,
  otpAlgorithms,
  type OtpDigits,
  otpDigits,
  type OtpType,
  otpTypes,
} from './otp-parameters.ts';

/** The parts of a key URI. Missing parameters have their defaults. */
export interface KeyUri {
  readonly type: OtpType;
  /** In Base32. */
  readonly secret: string;
  /** The offset of the secret in the URI, in UTF-16 code units. */
  readonly secretAt: number;
  readonly issuer: string;
  readonly account: string;
  readonly algorithm: OtpAlgorithm;
  readonly digits: OtpDigits;
  readonly period: number;
  readonly counter: number;
}

export type NotAKeyUri = 'uriWithoutSecret' | 'unsupportedInUri' | 'steamUri';

const PARTS = /^\s*otpauth:\/\/(?<type>[^/?#]*)\/?(?<label>[^?#]*)(?:\?(?<query>[^#]*))?/i;

/** Bitwarden stores Steam secrets as `steam://` URIs. */
export const isKeyUri = (text: string): boolean => /^\s*(?:otpauth|steam):\/\//i.test(text);

/**
 * Parses a key URI such as `otpauth://totp/Issuer:Account?secret=…` ("Key Uri Format" of the Google Authenticator wiki). Empty parameters
 * have their defaults. Errors: `uriWithoutSecret`, `steamUri`, and `unsupportedInUri` with the name and the value of the part.
 */
export function parseKeyUri(text: string): Result<KeyUri, NotAKeyUri> {
  const { type: typedType = '', label = '', query = '' } = PARTS.exec(text)?.groups ?? {};
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value.trim() !== ''));
  if (typedType.toLowerCase() === 'steam' || parameters.get('encoder') === 'steam' || /^\s*steam:/i.test(text)) return fail('steamUri');

  const type = otpTypes.find((each) => each === typedType.toUpperCase());
  if (!type) return refuse('type', typedType);
  const secret = parameters.get('secret')?.trim() ?? '';
  if (secret === '') return fail('uriWithoutSecret');
  const wanted = (parameters.get('algorithm') ?? 'SHA1').toUpperCase().replace('-', '');
  const algorithm = otpAlgorithms.find((each) => each.replace('-', '') === wanted);
  if (!algorithm) return refuse('algorithm', parameters.get('algorithm'));
  const digits = otpDigits.find((each) => each === (parameters.get('digits') ?? '6'));
  if (!digits) return refuse('digits', parameters.get('digits'));
  const period = wholeNumber(parameters.get('period') ?? '30', 1, MAX_PERIOD);
  if (period === undefined) return refuse('period', parameters.get('period'));
  const counter = wholeNumber(parameters.get('counter') ?? '0', 0, MAX_COUNTER);
  if (counter === undefined) return refuse('counter', parameters.get('counter'));

  const { prefix, account } = splitLabel(label);
  const secretAt = text.search(/(?<=[?&]secret=)/);
  return ok({
    type,
    secret,
    secretAt,
    algorithm,
    digits,
    period,
    counter,
    issuer: parameters.get('issuer') ?? prefix,
    account,
  });
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Splits a label into issuer and account. The colon may be percent-encoded if it is the only one. */
function splitLabel(label: string): { readonly prefix: string; readonly account: string } {
  const source = label.includes(':') ? label : label.replace(/%3a/i, ':');
  const at = source.indexOf(':');
  return { prefix: decode(source.slice(0, Math.max(at, 0))), account: decode(source.slice(at + 1)) };
}

/** Keeps a percent sign that is not part of valid percent-encoding. */
const decode = (part: string): string => percentDecode(part)?.trim() ?? part.trim();

const refuse = (name: string, value: string | null) => fail('unsupportedInUri', { values: { name, value: value ?? '' } });
