import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({ accepts: 'json', sample: '{\n\t"hello": [\n\t\t"world"\n\t]\n}' }),
});

export const options = defineOptions({
  sortKeys: flag(false),
  escapes: choice(['keep', 'decode', 'ascii'], 'keep'),
  asLiteral: flag(false),
});
