import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { uiOutput, row, table, textOutput } from '#core/outputs.ts';
import type { TreeLines } from './tree-lines.ts';

const inputs = {
  before: text({ example: '{"key": "value"}', accepts: 'json', sample: '{"foo":"bar","list":[1,2]}' }),
  after: text({ example: '{"key": "other"}', accepts: 'json', sample: '{"foo":"buz","list":[1,2,3],"baz":"qux"}' }),
};
const options = { arrays: choice(['aligned', 'byPosition', 'ignoreOrder'], 'aligned'), matchBy: text({ singleLine: true }) };
const outputs = {
  patch: textOutput({ type: 'json', file: 'patch.json' }),
  result: row({ isProse: true }),
  summary: row({ isProse: true }),
  differences: table(['path', 'change', 'before', 'after'], { marks: ['isAdded', 'isRemoved'] }),
  tree: uiOutput<TreeLines>(),
};

export const declaration = declareTool({
  inputs,
  options,
  viewOptions: { onlyDifferences: flag(false) },
  outputs,
  operations: {
    diff: {
      takes: [...namesOf(inputs), ...namesOf(options)],
      requires: { before: {}, after: {} },
      gives: namesOf(outputs),
      thread: 'worker',
    },
  },
});
