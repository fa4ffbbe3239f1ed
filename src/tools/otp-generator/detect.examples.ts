import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // from the Google Authenticator wiki, "Key Uri Format"
  {
    detector: 'key-uri',
    input: 'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co',
    reading: 'One-time password setup',
    answer: 'TOTP, ACME Co:john.doe@email.com',
  },
  // from the same source
  {
    detector: 'key-uri',
    input: 'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
    reading: 'One-time password setup',
    answer: 'TOTP, Example:alice@google.com',
  },
  {
    detector: 'key-uri',
    input: 'otpauth://hotp/bob?secret=JBSWY3DPEHPK3PXP&counter=5',
    reading: 'One-time password setup',
    answer: 'HOTP, bob',
  },
  { detector: 'key-uri', input: 'OTPAUTH://TOTP/carol?secret=JBSWY3DPEHPK3PXP', reading: 'One-time password setup', answer: 'TOTP, carol' },
  { detector: 'key-uri', input: 'otpauth://totp/?secret=JBSWY3DPEHPK3PXP', reading: 'One-time password setup', answer: 'TOTP' },
  {
    detector: 'key-uri',
    input: 'otpauth://totp/Big%20Corp%3A%20dan?digits=8&secret=JBSWY3DPEHPK3PXP',
    reading: 'One-time password setup',
    answer: 'TOTP, Big Corp: dan',
  },
  { detector: 'key-uri', input: '"otpauth://totp/eve?secret=JBSWY3DPEHPK3PXP"', reading: 'One-time password setup', answer: 'TOTP, eve' },
  {
    detector: 'key-uri',
    input: 'Scan or type otpauth://totp/mallory?secret=JBSWY3DPEHPK3PXP in your app',
    reading: 'One-time password setup',
    answer: 'TOTP, mallory',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'key-uri', input: 'otpauth://totp/alice' },
  { detector: 'key-uri', input: 'otpauth://totp/alice?issuer=Example' },
  { detector: 'key-uri', input: 'otpauth://motp/alice?secret=JBSWY3DPEHPK3PXP' },
  { detector: 'key-uri', input: 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8' },
  { detector: 'key-uri', input: 'https://example.com/totp/alice?secret=JBSWY3DPEHPK3PXP' },
  { detector: 'key-uri', input: 'otpauth://totp/alice?secret=' },
  { detector: 'key-uri', input: 'JBSWY3DPEHPK3PXP' },
  { detector: 'key-uri', input: 'otpauth:totp/alice?secret=JBSWY3DPEHPK3PXP' },
] satisfies readonly Negative[];
