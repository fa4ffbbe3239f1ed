import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  indent: choice(['2', '4'], '2'),
  keepComments: flag(true),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { json: text({ accepts: 'json', sample: '{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}' }) },
  options,
  outputs: { yaml: textOutput({ type: 'yaml', file: 'output.yaml' }) },
  operations: {
    // What leads back has no place for comments.
    convert: { takes: ['json', ...namesOf(options)], gives: ['yaml'], thread: 'worker', lawsHoldWhere: { keepComments: /false/ } },
  },
});
