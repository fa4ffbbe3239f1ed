import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({ accepts: 'json', sample: '{"hello": "world", "foo": "bar", "big": 17478252242305210114}' }),
});

export const options = defineOptions({
  indent: choice(['2', '3', '4', 'tab'], '2'),
  sortKeys: flag(false),
  escapes: choice(['keep', 'decode', 'ascii'], 'keep'),
  repair: flag(false),
});
