import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // The sample of this tool
  { detector: 'bytes', input: '01001000 01101001', reading: 'Bytes', answer: 'Hi' },
  { detector: 'bytes', input: '48 65 6c 6c 6f 2c 20 77 6f 72 6c 64', reading: 'Bytes', answer: 'Hello, world' },
  { detector: 'bytes', input: '0x48 0x65 0x6c 0x6c 0x6f', reading: 'Bytes', answer: 'Hello' },
  { detector: 'bytes', input: '0x48, 0x65, 0x6C, 0x6C, 0x6F', reading: 'Bytes', answer: 'Hello' },
  { detector: 'bytes', input: '48,65,6c,6c,6f', reading: 'Bytes', answer: 'Hello' },
  { detector: 'bytes', input: '01001000,01100101,01111001', reading: 'Bytes', answer: 'Hey' },
  { detector: 'bytes', input: 'c3 a9 c3 a8', reading: 'Bytes', answer: 'éè' },
  { detector: 'bytes', input: '48 65 79 21', reading: 'Bytes', answer: 'Hey!' },
  { detector: 'bytes', input: '0b01001000 0b01101001', reading: 'Bytes', answer: 'Hi' },
  { detector: 'bytes', input: '0x480x690x210x21', reading: 'Bytes', answer: 'Hi!!' },
  { detector: 'bytes', input: '01000001\n01000010\n01000011', reading: 'Bytes', answer: 'ABC' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'bytes', input: '01001000' },
  { detector: 'bytes', input: '10101' },
  { detector: 'bytes', input: '0101 0101' },
  { detector: 'bytes', input: '48 65 6c' },
  { detector: 'bytes', input: '10 20 30 40' },
  { detector: 'bytes', input: '00:1b:44:11:3a:b7' },
  { detector: 'bytes', input: 'de ad be ef' },
  { detector: 'bytes', input: '48656c6c6f' },
  { detector: 'bytes', input: '11111111 11111111' },
  { detector: 'bytes', input: '2024 01 02 03' },
  { detector: 'bytes', input: 'ab cd ef gh' },
] satisfies readonly Negative[];
