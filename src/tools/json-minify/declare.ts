import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

const options = {
  sortKeys: flag(false),
  escapes: choice(['keep', 'decode', 'ascii'], 'keep'),
  asLiteral: flag(false),
};

const outputs = {
  minified: textOutput({ type: 'json', file: 'minified.json', inFile: { after: '\n' } }),
  originalSize: row(),
  minifiedSize: row(),
  saved: row(),
};

export const declaration = declareTool({
  inputs: { json: text({ example: '{"key": "value"}', accepts: 'json', sample: '{\n\t"hello": [\n\t\t"world"\n\t]\n}' }) },
  options,
  outputs,
  operations: {
    minify: {
      takes: ['json', ...namesOf(options)],
      gives: namesOf(outputs),
      thread: 'worker',
      isIdempotent: true,
      propertiesHoldWhere: { asLiteral: /^false$/ },
    },
  },
});
