import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { flag, persistFlag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { otherFields } from './line-job.ts';

const declaration = declareTool({
  inputs: { text: text(), places: text({ persist: 'local', persistWith: 'remember' }) },
  options: { isShort: flag(false) },
  viewOptions: { remember: persistFlag() },
  outputs: { result: textOutput() },
  operations: { read: { takes: ['text', 'places', 'isShort'], gives: ['result'], thread: 'main', perLine: true } },
});

test('excludes view options, which belong to the single-input page', () => {
  const { read } = declaration.operations;
  expect(otherFields(declaration, { name: 'read', operation: read, field: 'text' } as never, {})).toEqual({
    inputs: ['places'],
    options: ['isShort'],
  });
});
