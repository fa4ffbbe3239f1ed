import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // RFC 1321, appendix A.5; NIST, “Examples with Intermediate Values”: “abc” and the empty text
  { detector: 'digest', input: '900150983cd24fb0d6963f7d28e17f72', reading: 'Digest', answer: '128 bits, the length of MD5' },
  { detector: 'digest', input: 'a9993e364706816aba3e25717850c26c9cd0d89d', reading: 'Digest', answer: '160 bits, the length of SHA-1' },
  {
    detector: 'digest',
    input: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
    reading: 'Digest',
    answer: '224 bits, the length of SHA-224',
  },
  {
    detector: 'digest',
    input: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    reading: 'Digest',
    answer: '256 bits, the length of SHA-256',
  },
  {
    detector: 'digest',
    input: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
    reading: 'Digest',
    answer: '384 bits, the length of SHA-384',
  },
  {
    detector: 'digest',
    input:
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    reading: 'Digest',
    answer: '512 bits, the length of SHA-512',
  },
  {
    detector: 'digest',
    input: 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855',
    reading: 'Digest',
    answer: '256 bits, the length of SHA-256',
  },
  { detector: 'digest', input: 'da39a3ee5e6b4b0d3255bfef95601890afd80709', reading: 'Digest', answer: '160 bits, the length of SHA-1' },
  { detector: 'empty-file', input: { file: 'empty.txt', base64: '' }, reading: 'File', answer: 'Empty file' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'digest', input: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { detector: 'digest', input: '1111111111111111111111111111111111111111' },
  { detector: 'digest', input: '900150983cd24fb0d6963f7d28e17f7' },
  { detector: 'digest', input: '900150983cd24fb0d6963f7d28e17f722' },
  { detector: 'digest', input: '900150983cd24fb0d6963f7d28e17f7g' },
  { detector: 'digest', input: '900150983CD24fb0d6963f7d28e17f72' },
  { detector: 'digest', input: '2fd4e1c6 7a2d28fc ed849ee1 bb76e739 1b93eb12' },
  { detector: 'digest', input: '550e8400-e29b-41d4-a716-446655440000' },
  { detector: 'digest', input: '0x900150983cd24fb0d6963f7d28e17f72' },
  { detector: 'digest', input: 'cafebabe' },
  { detector: 'digest', input: '12345678901234567890123456789012' },
  { detector: 'empty-file', input: { file: 'a.txt', base64: 'YQ==' } },
  { detector: 'empty-file', input: { file: 'zero.bin', base64: 'AA==' } },
  { detector: 'empty-file', input: { file: 'space.txt', base64: 'IA==' } },
  { detector: 'empty-file', input: { file: 'line.txt', base64: 'Cg==' } },
  { detector: 'empty-file', input: { file: 'empty.json', base64: 'e30=' } },
  { detector: 'empty-file', input: { file: 'mark.txt', base64: '77u/' } },
  { detector: 'empty-file', input: { file: 'data.json', base64: 'W10=' } },
  { detector: 'empty-file', input: { file: 'empty', base64: 'IiI=' } },
] satisfies readonly Negative[];
