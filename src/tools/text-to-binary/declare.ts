import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';
import { textEncodings } from '#formats/text-encoding.ts';
import { bytePrefixes, numberBases } from './number-base.ts';

export const inputs = defineInputs({
  text: text({ sample: 'Hello' }),
  bytes: text({ sample: '01001000 01101001' }),
});

export const options = defineOptions({
  base: choice(numberBases, 'binary'),
  encoding: choice(textEncodings, 'UTF-8'),
  separator: text({ initial: ' ' }),
  prefix: choice(bytePrefixes, 'none'),
});
