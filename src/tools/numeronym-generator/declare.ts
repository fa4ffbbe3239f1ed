import { declareTool } from '#core/declaration.ts';
import { text, integer } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { text: text({ sample: 'internationalization accessibility' }) },
  options: { shortest: integer({ min: 4, max: 20, initial: 4 }) },
  outputs: {
    numeronym: textOutput({ file: 'numeronyms.txt' }),
    expansion: row({ isProse: true }),
    known: table(['numeronym', 'word']),
  },
  operations: {
    shorten: { takes: ['text', 'shortest'], gives: ['numeronym', 'expansion'], thread: 'worker', perLine: true, isIdempotent: true },
    listKnown: { takes: [], gives: ['known'], thread: 'main' },
  },
});
