import { choice, defineInputs, defineOptions, file, secret, text } from '#core/fields.ts';
import { digestEncodings } from '#formats/digest-encoding.ts';

/** What is hashed is a password as often as not, so it is kept as one is; but it is to be seen, line breaks and all. */
export const inputs = defineInputs({
  text: secret({ isMasked: false, sample: 'The quick brown fox jumps over the lazy dog' }),
  file: file(),
  expected: text(),
});

export const options = defineOptions({
  inputType: choice(['text', 'file'], 'text'),
  encoding: choice(digestEncodings, 'hexLower'),
  functions: choice(['all', 'common'], 'all'),
});
