import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { partAt } from './explain.ts';
import { parseTree } from './expression.ts';
import { pattern as anyPattern } from './expression-arbitraries.ts';
import { meaningOf } from './meaning.ts';

const t = toolTexts('regex-tester', 'en');

function explained(pattern: string, caret: number, letters = '') {
  const tree = parseTree(pattern, letters);
  const part = tree && partAt(tree, letters, caret);
  return part && [part.source, meaningOf(t, part.drawing)];
}

describe('the part at the caret', () => {
  test.each([
    ['abc', 1, ['b', 'exactly “b”']],
    ['abc', 3, ['c', 'exactly “c”']],
    [String.raw`(?<year>\d{4})-`, 0, [String.raw`(?<year>\d{4})`, 'group 1 year']],
    [String.raw`(?<year>\d{4})-`, 8, [String.raw`\d{4}`, 'digit, 4 times']],
    ['(?:ab|c)+?', 9, ['(?:ab|c)+?', 'non-capturing group, 1 or more times, as few as possible']],
    ['(?:ab|c)+?', 3, ['a', 'exactly “a”']],
    ['(?:ab|c)+?', 5, ['(?:ab|c)', 'non-capturing group']],
    ['[a-z]x', 2, ['[a-z]', 'one of a–z']],
    ['(a)(?=b)', 3, ['(?=b)', 'followed by']],
    ['(?i:a^)', 5, ['^', 'start of text']],
    ['(?m:a^)', 5, ['^', 'start of line']],
    [String.raw`(a)\1`, 3, [String.raw`\1`, 'same text as group 1']],
  ])('in %s at %d is %j', (pattern, caret, part) => expect(explained(pattern, caret)).toEqual(part));

  test('is undefined for an empty pattern', () => expect(explained('', 0)).toBeUndefined());

  test('contains the character after the caret', () => {
    fc.assert(
      fc.property(anyPattern, fc.nat(40), (pattern, caret) => {
        const part = explained(pattern, caret);
        const character = pattern.charAt(Math.min(caret, pattern.length - 1));
        expect(part?.[0] ?? character).toContain(character);
      }),
    );
  });
});
