import { describe, expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { marks, row, table, textOutput } from '#core/outputs.ts';
import { partsInView } from './parts-in-view.ts';

const declaration = declareTool({
  inputs: { text: text(), key: text() },
  options: { mode: choice(['count', 'seal'], 'count'), unit: text(), strength: text() },
  viewOptions: { isWrapped: flag(true) },
  outputs: { length: row(), words: row(), sealed: textOutput(), found: marks('text'), lines: table(['line']), longest: row() },
  operations: {
    count: {
      takes: ['text'],
      says: ['unit'],
      gives: ['length', 'words', 'found', 'lines', 'longest'],
      thread: 'main',
      when: { mode: ['count'] },
    },
    seal: { takes: ['text', 'key', 'strength'], gives: ['sealed'], thread: 'worker', when: { mode: ['seal'] } },
    load: { takes: [], gives: [], thread: 'worker', isInternal: true },
  },
});

describe('partsInView', () => {
  test('has what the operations of the chosen kind take and give, and rows in one group', () => {
    expect(partsInView(declaration, { mode: 'count' })).toEqual({
      inputs: ['text'],
      options: ['mode', 'unit', 'isWrapped'],
      outputs: [['length', 'words'], ['lines'], ['longest']],
      operations: ['count'],
    });
  });

  test('follows another choice', () => {
    expect(partsInView(declaration, { mode: 'seal' })).toEqual({
      inputs: ['text', 'key'],
      options: ['mode', 'strength', 'isWrapped'],
      outputs: [['sealed']],
      operations: ['seal'],
    });
  });
});
