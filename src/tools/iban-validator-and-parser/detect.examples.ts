import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // SWIFT, IBAN Registry, release 97
  { detector: 'iban', input: 'DE89 3704 0044 0532 0130 00', reading: 'IBAN', answer: 'Valid, Germany' },
  { detector: 'iban', input: 'GB29NWBK60161331926819', reading: 'IBAN', answer: 'Valid, United Kingdom' },
  { detector: 'iban', input: 'FR1420041010050500013M02606', reading: 'IBAN', answer: 'Valid, France' },
  { detector: 'iban', input: 'NL91ABNA0417164300', reading: 'IBAN', answer: 'Valid, Netherlands' },
  { detector: 'iban', input: 'CH93 0076 2011 6238 5295 7', reading: 'IBAN', answer: 'Valid, Switzerland' },
  { detector: 'iban', input: 'AT61 1904 3002 3457 3201', reading: 'IBAN', answer: 'Valid, Austria' },
  { detector: 'iban', input: 'BE68539007547034', reading: 'IBAN', answer: 'Valid, Belgium' },
  { detector: 'iban', input: 'ES91 2100 0418 4502 0005 1332', reading: 'IBAN', answer: 'Valid, Spain' },
  { detector: 'iban', input: 'it60x0542811101000000123456', reading: 'IBAN', answer: 'Valid, Italy' },
  // IBANs from above with one digit changed
  { detector: 'iban', input: 'DE88 3704 0044 0532 0130 00', reading: 'IBAN', answer: 'Invalid: the check digits should be 89' },
  { detector: 'iban', input: 'NL92ABNA0417164300', reading: 'IBAN', answer: 'Invalid: the check digits should be 91' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'iban', input: 'DE89 3704 0044 0532 0130' },
  { detector: 'iban', input: 'XX89370400440532013000' },
  { detector: 'iban', input: 'DE8937040044053201300000' },
  { detector: 'iban', input: 'GB82' },
  { detector: 'iban', input: 'Germany' },
  { detector: 'iban', input: 'DE 1234567890' },
  { detector: 'iban', input: 'AB12 CD34' },
  { detector: 'iban', input: '89370400440532013000' },
  { detector: 'iban', input: 'US12345678901234567890' },
  { detector: 'iban', input: 'DEAD BEEF 0044 0532 0130 00' },
] satisfies readonly Negative[];
