import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  toml: text({ accepts: 'toml', sample: 'title = "TOML"\n\n[owner]\ndob = 1979-05-27T07:32:00-08:00' }),
});

export const options = defineOptions({
  indent: choice(['2', '4', 'tab', 'none'], '2'),
  sortKeys: flag(false),
});
