import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  indent: choice(['2', '4'], '2'),
  keepComments: flag(true),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { toml: text({ accepts: 'toml', sample: '# Service\nname = "web"\n\n[limits] # per pod\ncpu = 0.5' }) },
  options,
  outputs: { yaml: textOutput({ type: 'yaml', file: 'output.yaml' }) },
  operations: {
    // What leads back has no place for comments.
    convert: { takes: ['toml', ...namesOf(options)], gives: ['yaml'], thread: 'worker', lawsHoldWhere: { keepComments: /false/ } },
  },
});
