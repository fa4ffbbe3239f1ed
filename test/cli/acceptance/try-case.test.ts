import { expect, test } from 'vitest';
import { sourceLibrary } from '../../../scripts/catalog/source-library.ts';
import { toolTexts } from '../../support/tool-texts.ts';
import { play } from '../play.ts';
import type { Expectation, Step } from './acceptance-case.ts';
import { type Outcome, tryCase } from './try-case.ts';

const catalogue = await sourceLibrary.catalogue();

async function outcomeOf(id: string, steps: readonly Step[], expectations: readonly Expectation[]): Promise<Outcome> {
  const tool = catalogue.find((each) => each.id === id);
  if (!tool) throw new Error(`There is no tool ${id}.`);
  const t = toolTexts(id, 'en');
  return tryCase(
    { tool, t, wordingsOf: (text) => [text], run: ({ words, env }) => play(words, { env }) },
    { tool: id, title: '', steps, expect: expectations },
  );
}

test.each<readonly [string, readonly Step[], readonly Expectation[]]>([
  [
    'base64-string-converter',
    [{ fill: ['Base64 to decode', 'Zm9vYg'] }],
    [{ output: ['Decoded text', 'equals', 'foob'] }, { noalert: true }],
  ],
  ['base64-string-converter', [{ fill: ['Base64 to decode', 'Zm9v*'] }], [{ alert: 'is not a Base64 character' }]],
  ['hmac-generator', [{ fill: ['Secret key', 'k'] }, { fill: ['Message', '@a'] }], [{ output: ['HMAC', 'matches', '^[0-9a-f]{64}$'] }]],
  ['token-generator', [{ fill: ['Length', '9999'] }], [{ alert: 'Length must be a whole number' }]],
  ['hash-text', [{ fill: ['Text to hash', 'abc'] }, { radio: ['Functions', 'Common'] }], [{ row: ['CRC-32', 'equals', '352441c2'] }]],
])('a matching case of %s: %j', async (id, steps, expectations) => {
  expect(await outcomeOf(id, steps, expectations)).toEqual({ kind: 'holds' });
});

test.each<readonly [Expectation]>([
  [{ output: ['Base64 output', 'equals', 'Zg='] }],
  [{ output: ['Base64 output', 'notmatches', '^Zg'] }],
  [{ output: ['Base64 output', 'equals', ''] }],
  [{ alert: '.' }],
  [{ text: 'absent' }],
])('a case with the wrong expectation %j fails', async (expectation) => {
  const outcome = await outcomeOf('base64-string-converter', [{ fill: ['Text to encode', 'f'] }], [expectation]);
  expect(outcome.kind).toBe('fails');
});

test('reports only expected errors', async () => {
  const steps = [{ fill: ['Base64 to decode', '*'] }];
  expect((await outcomeOf('base64-string-converter', steps, [{ noalert: true }])).kind).toBe('fails');
});

test.each<readonly [string, readonly Step[], readonly Expectation[]]>([
  ['chronometer', [{ click: 'Start' }], [{ text: 'Stop' }]],
  ['base64-string-converter', [{ fill: ['Absent', 'f'] }], [{ noalert: true }]],
  ['base64-string-converter', [], [{ count: ['p', 1] }]],
  ['qrcode-generator', [{ fill: ['Text', 'f'] }], [{ row: ['Scan test', 'equals', 'Reads back correctly'] }]],
])('a step without an equivalent command is not mapped: %s, %j', async (id, steps, expectations) => {
  expect((await outcomeOf(id, steps, expectations)).kind).toBe('is not mapped');
});
