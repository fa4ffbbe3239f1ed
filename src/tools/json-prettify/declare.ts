import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  indent: choice(['2', '3', '4', 'tab'], '2'),
  sortKeys: flag(false),
  escapes: choice(['keep', 'decode', 'ascii'], 'keep'),
  repair: flag(false),
};

export const declaration = declareTool({
  inputs: {
    json: text({ example: '{"key": "value"}', accepts: 'json', sample: '{"hello": "world", "foo": "bar", "big": 17478252242305210114}' }),
  },
  options,
  outputs: { formatted: textOutput({ type: 'json', file: 'formatted.json', inFile: { after: '\n' } }) },
  operations: {
    prettify: { takes: ['json', ...namesOf(options)], gives: ['formatted'], thread: 'worker', isIdempotent: true },
  },
});
