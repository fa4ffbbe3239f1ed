import { describe, expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { marks, row, table, textOutput } from '#core/outputs.ts';
import { partsInView } from './parts-in-view.ts';

const declaration = declareTool({
  inputs: { text: text(), key: text() },
  options: { mode: choice(['count', 'seal'], 'count'), unit: text(), isSlow: flag(false), strength: text() },
  viewOptions: { isWrapped: flag(true) },
  outputs: { length: row(), words: row(), sealed: textOutput(), found: marks('text'), lines: table(['line']), longest: row() },
  operations: {
    count: {
      takes: ['text'],
      presentsWith: ['unit'],
      gives: ['length', 'words', 'found', 'lines', 'longest'],
      thread: 'main',
      when: { mode: ['count'] },
    },
    seal: { takes: ['text', 'key', 'isSlow', 'strength'], gives: ['sealed'], thread: 'worker', when: { mode: ['seal'] } },
    measure: { takes: ['text'], gives: ['length', 'longest'], thread: 'main' },
    load: { takes: [], gives: [], thread: 'worker', uiOnly: true },
  },
});

describe('partsInView', () => {
  test('contains the inputs and outputs of the chosen operations, with rows grouped and switches at the end', () => {
    expect(partsInView(declaration, { mode: 'count' })).toEqual({
      options: ['mode', 'unit', 'isWrapped'],
      operations: [
        { name: 'count', inputs: ['text'], outputs: [['length', 'words'], ['lines'], ['longest']] },
        { name: 'measure', inputs: [], outputs: [] },
      ],
    });
  });

  test('depends on the choice', () => {
    expect(partsInView(declaration, { mode: 'seal' })).toEqual({
      options: ['mode', 'strength', 'isSlow', 'isWrapped'],
      operations: [
        { name: 'seal', inputs: ['text', 'key'], outputs: [['sealed']] },
        { name: 'measure', inputs: [], outputs: [['length', 'longest']] },
      ],
    });
  });
});
