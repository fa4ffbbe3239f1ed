import { declareTool } from '#core/declaration.ts';
import { text, whole } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { text: text({ sample: 'Hello', lines: 8 }) },
  options: { times: whole({ min: 1, max: 100, initial: 2 }) },
  outputs: { repeated: textOutput({ file: 'repeated.txt', lines: 8 }) },
  operations: { repeat: { takes: ['text', 'times'], gives: ['repeated'], thread: 'main' } },
});
