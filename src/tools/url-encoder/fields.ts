import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { encodingRules } from './encoding-rule.ts';

export const inputs = defineInputs({
  text: text({ sample: 'Hello world :)' }),
  encoded: text({ sample: 'Hello%20world%20%3A)' }),
});

export const options = defineOptions({
  rule: choice(encodingRules, 'component'),
  byLine: flag(false),
  plusAsSpace: flag(false),
  keepMalformed: flag(false),
  repeatedly: flag(false),
});
