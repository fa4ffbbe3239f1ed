import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { linesOf } from './lines-of.ts';

const whole = async (pieces: readonly string[]): Promise<readonly string[]> => (await Array.fromAsync(linesOf(pieces))).flat();

test.each([
  [[], []],
  [[''], []],
  [['a'], ['a']],
  [['a\nb\n'], ['a', 'b']],
  [
    ['a\r', '\nb'],
    ['a', 'b'],
  ],
  [
    ['a\r', 'b\r'],
    ['a', 'b'],
  ],
  [['\n\n'], ['', '']],
  [
    ['a', 'b', '\nc'],
    ['ab', 'c'],
  ],
])('splits %j into the lines %j', async (pieces, lines) => {
  expect(await whole(pieces)).toEqual(lines);
});

async function* piecesOfLongLine() {
  for (let piece = 0; piece < 1000; piece++) yield await Promise.resolve('aaaa');
  yield '\nbbbbbbbbbbbb\n';
}

test('cuts an overlong line and keeps the next one complete', async () => {
  const lines: string[] = [];
  for await (const some of linesOf(piecesOfLongLine(), 10)) lines.push(...some);
  expect(lines).toEqual(['a'.repeat(12), 'b'.repeat(12)]);
});

test('splits a text into the same lines however it is chunked', async () => {
  const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n') }));
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const text = parts.join('');
      const split = text.split(/\r\n|\r|\n/);
      expect(await whole(parts)).toEqual(split.at(-1) === '' ? split.slice(0, -1) : split);
    }),
    { numRuns: runs(100) },
  );
});
