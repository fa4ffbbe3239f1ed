import { expect, test } from 'vitest';
import { lineFields, lineInput, lineOperations } from './by-line.ts';
import { declareTool } from './declaration.ts';
import { choice, file, secret, text } from './fields.ts';
import { textOutput } from './outputs.ts';

const declaration = declareTool({
  inputs: { picture: file(), plain: text(), code: secret(), note: text() },
  options: { source: choice(['plain', 'picture'], 'plain') },
  outputs: { sealed: textOutput(), opened: textOutput(), listed: textOutput() },
  operations: {
    seal: { takes: ['picture', 'plain', 'source'], gives: ['sealed'], thread: 'main', perLine: true },
    open: { takes: ['code'], gives: ['opened'], thread: 'main', perLine: true },
    list: { takes: ['note'], gives: ['listed'], thread: 'main', perLine: true, uiOnly: true },
    join: { takes: ['note'], gives: ['listed'], thread: 'main' },
  },
});

test('the line input of an operation is its first text, and page-only operations have none', () => {
  const operations = lineOperations(declaration);
  expect(Object.keys(operations)).toEqual(['seal', 'open']);
  expect(Object.values(operations).map((operation) => lineInput(declaration, operation))).toEqual(['plain', 'code']);
});

test('line fields are as secret as the most secret input that they replace', () => {
  const { inputs, options } = lineFields(declaration);
  expect(inputs).toMatchObject({ lineTexts: { kind: 'text', persist: 'never', share: 'onRequest', isMasked: true } });
  expect(options).toMatchObject({ lines: { initial: false }, lineOperation: { values: ['seal', 'open'], initial: 'seal' } });
  const { seal } = declaration.operations;
  expect(lineFields({ ...declaration, operations: { seal } }).inputs).toEqual({ lineTexts: text() });
});

test('a tool without line operations has no line fields', () => {
  const { join } = declaration.operations;
  expect(lineFields({ ...declaration, operations: { join } })).toEqual({ inputs: {}, options: {} });
});
