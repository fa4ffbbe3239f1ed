import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  toml: text({ accepts: 'toml', sample: '# Service\nname = "web"\n\n[limits] # per pod\ncpu = 0.5' }),
});

export const options = defineOptions({
  indent: choice(['2', '4'], '2'),
  keepComments: flag(true),
  sortKeys: flag(false),
});
