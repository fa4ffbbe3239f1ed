import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({ accepts: 'json', sample: '{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}' }),
});

export const options = defineOptions({
  indent: choice(['2', '4'], '2'),
  keepComments: flag(true),
  sortKeys: flag(false),
});
