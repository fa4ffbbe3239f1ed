import { choice, defineInputs, defineOptions, secret, text, whole } from '#core/fields.ts';
import { MAX_COUNTER, MAX_PERIOD, otpAlgorithms, otpDigits, otpTypes } from './otp-parameters.ts';
import { secretEncodings } from './read-secret.ts';

export const inputs = defineInputs({
  secret: secret({ isLinkable: false, sample: 'JBSWY3DPEHPK3PXP' }),
  // No option: what is drawn when the tool opens is Base32, whatever was chosen the last time.
  encoding: choice(secretEncodings, 'base32'),
  counter: whole({ min: 0, max: MAX_COUNTER, initial: 0 }),
  time: text(),
  issuer: text({ initial: 'IT-Tools' }),
  account: text({ initial: 'demo-user' }),
  code: secret({ isLinkable: false }),
});

export const options = defineOptions({
  type: choice(otpTypes, 'TOTP'),
  algorithm: choice(otpAlgorithms, 'SHA-1'),
  digits: choice(otpDigits, '6'),
  period: whole({ min: 1, max: MAX_PERIOD, initial: 30 }),
  window: whole({ min: 0, max: 10, initial: 1 }),
});
