import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { missingInput } from './missing-input.ts';

const declaration = declareTool({
  inputs: { message: text(), passphrase: text(), key: text(), note: text() },
  options: { by: choice(['passphrase', 'key'], 'passphrase') },
  outputs: { sealed: textOutput(), length: textOutput() },
  operations: {
    seal: {
      takes: ['message', 'passphrase', 'key', 'note', 'by'],
      requires: { message: {}, passphrase: { by: ['passphrase'] }, key: { by: ['key'] } },
      gives: ['sealed'],
      thread: 'main',
    },
    measure: { takes: ['message'], gives: ['length'], thread: 'main' },
  },
});
const empty = { message: '', passphrase: '', key: '', note: '', by: 'passphrase' };

test.each([
  ['nothing while all inputs are empty', 'sealed', {}, undefined],
  ['an input that the selected option requires', 'sealed', { message: 'a' }, 'passphrase'],
  ['an input that another option requires', 'sealed', { message: 'a', passphrase: 'b', by: 'key' }, 'key'],
  ['the first required input', 'sealed', { passphrase: 'b' }, 'message'],
  ['a required input if an optional one is filled', 'sealed', { note: 'a' }, 'message'],
  ['no optional input', 'sealed', { message: 'a', passphrase: 'b' }, undefined],
  ['nothing for an output without required inputs', 'length', {}, undefined],
])('reports as missing %s', (_what, output, given, missing) => {
  expect(missingInput(declaration, output, { ...empty, ...given })).toBe(missing);
});
