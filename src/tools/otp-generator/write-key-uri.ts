import type { KeyUri } from './parse-key-uri.ts';

interface Options extends Omit<KeyUri, 'secretAt' | 'period' | 'counter'> {
  /** TOTP only. */
  readonly period?: number | undefined;
  /** HOTP only. */
  readonly counter?: number | undefined;
}

/** Writes a key URI for an authenticator app, with the secret in Base32 without padding. Omits an empty issuer. */
export function writeKeyUri({ type, secret, issuer, account, algorithm, digits, period, counter }: Options): string {
  const label = [issuer, account]
    .filter((part, index) => index === 1 || part !== '')
    .map(encode)
    .join(':');
  const parameters = [
    ...(issuer === '' ? [] : [`issuer=${encode(issuer)}`]),
    `secret=${secret}`,
    `algorithm=${algorithm.replace('-', '')}`,
    `digits=${digits}`,
    type === 'TOTP' ? `period=${period}` : `counter=${counter}`,
  ];
  return `otpauth://${type.toLowerCase()}/${label}?${parameters.join('&')}`;
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
