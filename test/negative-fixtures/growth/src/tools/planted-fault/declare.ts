import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const each = { takes: ['text'], gives: ['shown'], thread: 'main' } as const;

export const declaration = declareTool({
  inputs: { text: text() },
  options: {},
  outputs: { shown: textOutput() },
  operations: { readOnce: each, readAgain: each, readAgainSeldom: each, lexAgain: each, throwSometimes: each },
});
