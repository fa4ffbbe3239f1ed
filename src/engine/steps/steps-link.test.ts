import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSteps, encodeSteps } from './steps-link.ts';

const word = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);
const step = fc.record({
  tool: word,
  operation: fc.stringMatching(/^[a-z][A-Za-z]*$/),
  query: fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]*$/), fc.string()).map((values) => new URLSearchParams(values).toString()),
  forwardedOutput: fc.option(fc.stringMatching(/^[a-z][A-Za-z]*$/), { nil: undefined }),
  isOn: fc.boolean(),
});

test('decoding the link of a chain restores the chain', () => {
  const chain = fc.record({
    steps: fc.array(step),
    input: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    isByLine: fc.boolean(),
  });
  fc.assert(
    fc.property(chain, (linked) => {
      expect(decodeSteps(encodeSteps(linked))).toEqual(linked);
    }),
  );
});

test.each([
  ['nothing', '', { steps: [], input: undefined, isByLine: false }],
  [
    'a tool with an option and a disabled step',
    'step=json-prettify%2Fprettify%3Findent%3D4&step=hash-text%2Fdigest%3F.on%3Dfalse&input=%7B%7D',
    {
      steps: [
        { tool: 'json-prettify', operation: 'prettify', query: 'indent=4', forwardedOutput: undefined, isOn: true },
        { tool: 'hash-text', operation: 'digest', query: '', forwardedOutput: undefined, isOn: false },
      ],
      input: '{}',
      isByLine: false,
    },
  ],
  [
    'no path',
    'step=&lines=yes',
    { steps: [{ tool: '', operation: '', query: '', forwardedOutput: undefined, isOn: true }], input: undefined, isByLine: false },
  ],
])('decodes a link with %s', (_what, query, expected) => {
  expect(decodeSteps(query)).toEqual(expected);
});

test('reads any link without an error', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(decodeSteps(query).steps.every(({ tool, query: own }) => typeof tool === 'string' && typeof own === 'string')).toBe(true);
    }),
  );
});
