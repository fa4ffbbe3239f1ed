import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  yamlVersion: choice(['1_2', '1_1'], '1_2'),
  nullValues: choice(['leaveOut', 'emptyString', 'error'], 'leaveOut'),
  topLevelKey: text(),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { yaml: text({ accepts: 'yaml', sample: 'title: Site\ndate: 2024-01-15\nparams:\n  ratio: 1.0' }) },
  options,
  outputs: { toml: textOutput({ type: 'toml', file: 'output.toml' }) },
  operations: { convert: { takes: ['yaml', ...namesOf(options)], gives: ['toml'], thread: 'worker' } },
});
