import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { lineOperation } from './line-operation.ts';

const declaration = declareTool({
  inputs: { plain: text(), code: text() },
  options: { way: choice(['in', 'out'], 'in') },
  outputs: { sealed: textOutput(), opened: textOutput() },
  operations: {
    seal: { takes: ['plain'], gives: ['sealed'], thread: 'main', perLine: true, when: { way: ['in'] } },
    open: { takes: ['code'], gives: ['opened'], thread: 'main', perLine: true, when: { way: ['out'] } },
  },
});

test('uses the chosen operation if it is available for lines, or else another available one', () => {
  const chosen = (way: string, name: string) => lineOperation(declaration, { way, lineOperation: name });
  expect(chosen('in', 'open')).toMatchObject({ name: 'seal', field: 'plain' });
  expect(chosen('out', 'seal')).toMatchObject({ name: 'open', field: 'code' });
  expect(Object.keys(chosen('neither', 'open')?.offered ?? {})).toEqual(['seal', 'open']);
  expect(chosen('neither', 'open')?.name).toBe('open');
  expect(lineOperation({ ...declaration, operations: {} }, {})).toBe(undefined);
});
