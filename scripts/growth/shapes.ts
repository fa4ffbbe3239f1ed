import { bytesFromSeed } from '#test/support/bytes-from-seed.ts';

const randomSigns = String.fromCharCode(...bytesFromSeed(1)(1024).map((byte) => 32 + (byte % 95)));

/** Units that are repeated to make texts that are slow to recognize. */
export const shapes = {
  'one letter': 'a',
  'one digit': '7',
  escapes: '%41',
  brackets: '{',
  tags: '<a>',
  spaces: ' ',
  pairs: 'A=',
  'hexadecimal digits': 'c0ffee',
  'line breaks': '\n',
  'the beginning of an escape': String.raw`\u`,
  'mixed scripts': 'aбγ中あ٣🙂',
  'comments without an end': '<!--',
  'comments of code without an end': '/*',
  'instructions without an end': '<?',
  'tags without an end': '<a "',
  'random signs': randomSigns,
};
