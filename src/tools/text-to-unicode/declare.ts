import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { escapeFormats } from './escape-format.ts';

export const inputs = defineInputs({
  text: text({ sample: 'Hello 💯' }),
  escapes: text({ sample: String.raw`\u0048\u0069 &#128175;` }),
});

export const options = defineOptions({
  format: choice(escapeFormats, 'javascript'),
  keepAscii: flag(false),
  uppercase: flag(false),
});
