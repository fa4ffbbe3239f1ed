import { declareTool, namesOf } from '#core/declaration.ts';
import type { DiffChunk } from './diff-chunk.ts';
import { choice, flag, text } from '#core/fields.ts';
import { uiOutput, row, textOutput } from '#core/outputs.ts';

const ORIGINAL = `Shopping list
2 apples
1 loaf of bread
500 g flour
Milk
Bring a bag.
`;

const CHANGED = `Shopping list
3 apples
1 loaf of bread
Milk
Eggs
Bring a bag.
`;

const inputs = { original: text({ sample: ORIGINAL }), changed: text({ sample: CHANGED }) };
const options = { whiteSpace: choice(['compare', 'lineEnds', 'all'], 'compare'), ignoreCase: flag(false) };
const outputs = {
  patch: textOutput({ file: 'changes.patch', inFile: { after: '\n' } }),
  addedLines: row(),
  removedLines: row(),
  /** In text order. Offsets count each line break as one character. */
  chunks: uiOutput<readonly DiffChunk[]>(),
};

export const declaration = declareTool({
  inputs,
  options,
  advancedOptions: ['hideUnchanged', 'wrapLines'],
  viewOptions: {
    view: choice(['sideBySide', 'unified'], 'sideBySide'),
    hideUnchanged: flag(false),
    wrapLines: flag(true),
  },
  outputs,
  operations: {
    compare: {
      takes: [...namesOf(inputs), ...namesOf(options)],
      gives: namesOf(outputs),
      thread: 'worker',
      // Does not compare while the user types.
      debounceMs: 300,
    },
  },
});
