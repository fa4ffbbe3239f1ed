import type { KeyUri } from './parse-key-uri.ts';

interface Wish extends Omit<KeyUri, 'secretAt' | 'period' | 'counter'> {
  /** Where the time decides. */
  readonly period?: number | undefined;
  /** Where it does. */
  readonly counter?: number | undefined;
}

/** The key URI for an authenticator app, its secret in Base32 without padding; an empty issuer is left out. */
export function writeKeyUri({ type, secret, issuer, account, algorithm, digits, period, counter }: Wish): string {
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
