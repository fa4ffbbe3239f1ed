import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, file, text, whole } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { lineOperation } from '#engine/line-operation.ts';
import { otherFields, otherValues } from './line-job.ts';

const declaration = declareTool({
  inputs: { plain: text(), picture: file(), code: text(), key: text() },
  options: {
    source: choice(['plain', 'picture'], 'plain'),
    way: choice(['in', 'out'], 'in'),
    length: whole({ min: 1, max: 9, initial: 1 }),
  },
  outputs: { sealed: textOutput(), opened: textOutput() },
  operations: {
    seal: {
      takes: ['plain', 'picture', 'source', 'key'],
      says: ['length'],
      gives: ['sealed'],
      thread: 'main',
      perLine: true,
      when: { way: ['in'] },
    },
    open: { takes: ['code'], gives: ['opened'], thread: 'main', perLine: true, when: { way: ['out'] } },
  },
});

test('the other fields hold for every line; a choice between inputs is made by the lines', () => {
  const values = { plain: 'x', picture: null, source: 'picture', way: 'in', key: 'k', length: 2 };
  const chosen = lineOperation(declaration, values);
  if (!chosen) throw new Error('Nothing can be done.');
  expect(otherFields(declaration, chosen, values)).toEqual({ inputs: ['key'], options: ['way', 'length'] });
  expect(otherValues(declaration, chosen, values)).toEqual({ picture: null, source: 'plain', key: 'k', length: 2 });
});
