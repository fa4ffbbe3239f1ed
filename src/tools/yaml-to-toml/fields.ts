import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  yaml: text({ accepts: 'yaml', sample: 'title: Site\ndate: 2024-01-15\nparams:\n  ratio: 1.0' }),
});

export const options = defineOptions({
  yamlVersion: choice(['1_2', '1_1'], '1_2'),
  nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
  topLevelKey: text(),
  sortKeys: flag(false),
});
