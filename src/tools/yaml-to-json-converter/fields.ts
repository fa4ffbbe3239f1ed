import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  yaml: text({ accepts: 'yaml', sample: 'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}' }),
});

export const options = defineOptions({
  yamlVersion: choice(['1_2', '1_1'], '1_2'),
  documents: choice(['array', 'lines'], 'array'),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
  sortKeys: flag(false),
});
