import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings: ECMA-262, section 12.9.3, and powers of two. */
export const positives = [
  { detector: 'prefixed', input: '0xFF', reading: 'Hexadecimal number', answer: '255' },
  { detector: 'prefixed', input: '0Xcafe', reading: 'Hexadecimal number', answer: '51966' },
  { detector: 'prefixed', input: '0xffffffffffffffff', reading: 'Hexadecimal number', answer: '18446744073709551615' },
  { detector: 'prefixed', input: '0b101010', reading: 'Binary number', answer: '42' },
  { detector: 'prefixed', input: '0B11111111', reading: 'Binary number', answer: '255' },
  { detector: 'prefixed', input: '0o755', reading: 'Octal number', answer: '493' },
  { detector: 'prefixed', input: '0O17;', reading: 'Octal number', answer: '15' },
  { detector: 'prefixed', input: '"0x10"', reading: 'Hexadecimal number', answer: '16' },
  { detector: 'plain', input: '65535', reading: 'Whole number', answer: '0xffff' },
  { detector: 'plain', input: '8080', reading: 'Whole number', answer: '0x1f90' },
  { detector: 'plain', input: '18446744073709551615', reading: 'Whole number', answer: '0xffffffffffffffff' },
  { detector: 'plain', input: '4096', reading: 'Whole number', answer: '0x1000' },
  { detector: 'plain', input: '9999', reading: 'Whole number', answer: '0x270f' },
  { detector: 'plain', input: 'deadbeef', reading: 'Hexadecimal number', answer: '3735928559' },
  { detector: 'plain', input: '0123456789abcdef', reading: 'Hexadecimal number', answer: '81985529216486895' },
  { detector: 'plain', input: 'FFFFFFFE', reading: 'Hexadecimal number', answer: '4294967294' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'prefixed', input: '0x' },
  { detector: 'prefixed', input: '0xFG' },
  { detector: 'prefixed', input: '0b102' },
  { detector: 'prefixed', input: '0o8' },
  { detector: 'prefixed', input: '0755' },
  { detector: 'prefixed', input: 'x41' },
  { detector: 'prefixed', input: '0x48 0x69' },
  { detector: 'prefixed', input: '0b1 apples' },
  { detector: 'plain', input: '7' },
  { detector: 'plain', input: '0755' },
  { detector: 'plain', input: '-12' },
  { detector: 'plain', input: '3.14' },
  { detector: 'plain', input: '123456789012345678901' },
  { detector: 'plain', input: 'cafe' },
  { detector: 'plain', input: 'abcdefabcdefabcd' },
  { detector: 'plain', input: '1,000' },
] satisfies readonly Negative[];
