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
  ['nothing while nothing is brought', 'sealed', {}, undefined],
  ['what the chosen way asks for', 'sealed', { message: 'a' }, 'passphrase'],
  ['what another way asks for', 'sealed', { message: 'a', passphrase: 'b', by: 'key' }, 'key'],
  ['what comes first', 'sealed', { passphrase: 'b' }, 'message'],
  ['what it needs beside what it can do without', 'sealed', { note: 'a' }, 'message'],
  ['nothing of what it can do without', 'sealed', { message: 'a', passphrase: 'b' }, undefined],
  ['nothing for an output that needs nothing', 'length', {}, undefined],
])('reports as missing %s', (_what, output, brought, missing) => {
  expect(missingInput(declaration, output, { ...empty, ...brought })).toBe(missing);
});
