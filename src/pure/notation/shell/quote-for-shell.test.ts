import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { quoteForShell } from './quote-for-shell.ts';

test.each([
  ['', "''"],
  ['a b', "'a b'"],
  ["it's", "'it'\\''s'"],
  ["''", "''\\'''\\'''"],
  ['$HOME `x` "y" \\ !', `'$HOME \`x\` "y" \\ !'`],
])('quotes %j', (text, quoted) => {
  expect(quoteForShell(text)).toBe(quoted);
});

test('a shell reads back every quoted text', () => {
  const words = fc.sample(fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '\n', ' ', '!', '*', 'é') }), runs(200));
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${words.map(quoteForShell).join(' ')}`], { encoding: 'utf8' });
  expect(printed.split('\0').slice(0, -1)).toEqual(words);
});
