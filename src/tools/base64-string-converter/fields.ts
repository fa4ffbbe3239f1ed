import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { textEncodings } from '#formats/text-encoding.ts';

export const inputs = defineInputs({
  text: text({ sample: 'Hello, 世界!' }),
  base64: text({ sample: 'SGVsbG8sIOS4lueVjCE=' }),
});

export const options = defineOptions({
  encoding: choice(textEncodings, 'UTF-8'),
  urlSafe: flag(false),
  padding: flag(true),
  lineLength: choice(['unbroken', '64', '76'], 'unbroken'),
});
