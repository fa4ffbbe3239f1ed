import { choice, defineInputs, defineOptions, file, text } from '#core/fields.ts';
import { digestEncodings } from '#formats/digest-encoding.ts';

export const inputs = defineInputs({
  text: text({ sample: 'The quick brown fox jumps over the lazy dog' }),
  file: file(),
  expected: text(),
});

export const options = defineOptions({
  inputType: choice(['text', 'file'], 'text'),
  encoding: choice(digestEncodings, 'hexLower'),
  functions: choice(['all', 'common'], 'all'),
});
