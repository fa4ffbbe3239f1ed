import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeInputs, describeOptions } from './describe-stored.ts';

const messages = {
  fields: {
    encoding: { label: 'Digest encoding', options: { base64: 'Base64' } },
    sortKeys: { label: 'Sort keys' },
    unit: { label: 'Unit' },
  },
};
const flags = { true: 'On', false: 'Off' };

test.each([
  ['encoding=base64&sortKeys=true', ['Digest encoding: Base64', 'Sort keys: On']],
  ['sortKeys=false&unit=%C2%B5', ['Sort keys: Off', 'Unit: µ']],
  // Options of a former release or a foreign program.
  ['gone=1&encoding=later', ['gone: 1', 'Digest encoding: later']],
  [`unit=${'😀'.repeat(61)}`, [`Unit: ${'😀'.repeat(60)}…`]],
  ['', []],
])('%s is described with the labels of the tool', (remembered, expected) => {
  expect(describeOptions(remembered, messages, flags).map(({ label, value }) => `${label}: ${value}`)).toEqual(expected);
});

test('describes every stored option', () => {
  fc.assert(
    fc.property(fc.string(), (stored) => {
      expect(describeOptions(stored, messages, flags)).toHaveLength([...new URLSearchParams(stored)].length);
    }),
  );
});

test.each([
  ['{"unit":"Ana: Tokyo\\nBerlin"}', ['Unit: Ana: Tokyo, Berlin']],
  ['{"suites":[{"name":"A","values":"1 2"},{"name":"B","values":""}]}', ['suites: A, 1 2, B']],
  [`{"unit":"${'a'.repeat(61)}"}`, [`Unit: ${'a'.repeat(60)}…`]],
  ['{"unit":7,"gone":null}', ['Unit: ', 'gone: ']],
  ['not JSON', []],
  ['null', []],
])('shows the beginning of the saved inputs %s', (saved, expected) => {
  expect(describeInputs(saved, messages).map(({ label, value }) => `${label}: ${value}`)).toEqual(expected);
});
