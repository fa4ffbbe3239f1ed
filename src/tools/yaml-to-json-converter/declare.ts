import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  yamlVersion: choice(['1_2', '1_1'], '1_2'),
  documents: choice(['array', 'lines'], 'array'),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { yaml: text({ accepts: 'yaml', sample: 'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}' }) },
  options,
  outputs: { json: textOutput({ type: 'json', file: 'output.json' }) },
  operations: {
    // YAML has a point in every number that has an exponent.
    convert: { takes: ['yaml', ...namesOf(options)], gives: ['json'], thread: 'worker', lawsHoldWhere: { yaml: /^(?![^]*\de)/i } },
  },
});
