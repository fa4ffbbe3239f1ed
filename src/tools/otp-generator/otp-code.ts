import { HOTP, Secret } from 'otpauth/slim';
import type { OtpAlgorithm, OtpDigits } from './otp-parameters.ts';

export interface OtpKey {
  readonly secret: Uint8Array;
  readonly algorithm: OtpAlgorithm;
  readonly digits: OtpDigits;
}

/** Calculates the code for a counter (RFC 4226, section 5.3), including leading zeros. */
export const otpCode = ({ secret, algorithm, digits }: OtpKey, counter: number): string =>
  HOTP.generate({
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: algorithm.replace('-', ''),
    digits: Number(digits),
    counter,
  });
