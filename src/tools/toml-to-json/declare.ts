import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  indent: choice(['2', '4', 'tab', 'none'], '2'),
  sortKeys: flag(false),
};

export const declaration = declareTool({
  inputs: { toml: text({ accepts: 'toml', sample: 'title = "TOML"\n\n[owner]\ndob = 1979-05-27T07:32:00-08:00' }) },
  options,
  outputs: { json: textOutput({ type: 'json', file: 'output.json' }) },
  operations: { convert: { takes: ['toml', ...namesOf(options)], gives: ['json'], thread: 'worker' } },
});
