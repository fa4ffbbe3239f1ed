import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';
import { highlightsBetween } from './highlights.ts';
import { firstMatchTo, type MatchList, matchAt } from './match-list.ts';

const find = (pattern: string, text: string): MatchList => findMatches(new RegExp(pattern, 'dg'), text, []);
const stretches = (list: MatchList, from = 0, to = list.text.length) =>
  highlightsBetween(list, from, to).map((highlight) => [highlight.from, highlight.to, highlight.isOdd, highlight.depth]);

describe('highlightsBetween', () => {
  test('alternates between matches', () => {
    expect(highlightsBetween(find('a', 'aaaa'), 0, 4).map(({ isOdd }) => isOdd)).toEqual([false, true, false, true]);
  });

  test('counts the groups that contain a section', () => {
    expect(stretches(find('x((a)b)(c)', 'xabc'))).toEqual([
      [0, 1, false, 0],
      [1, 2, false, 2],
      [2, 3, false, 1],
      [3, 4, false, 1],
    ]);
  });

  test('highlights an empty match, and no group outside a match', () => {
    expect(stretches(find('a*', 'ab'))).toEqual([
      [0, 1, false, 0],
      [1, 1, true, 0],
      [2, 2, false, 0],
    ]);
    expect(stretches(find('a(?=(b))', 'ab'))).toEqual([[0, 1, false, 0]]);
  });

  test('returns the highlights that touch a section', () => {
    expect(stretches(find('..', 'abcdefgh'), 3, 4)).toEqual([
      [2, 4, true, 0],
      [4, 6, false, 0],
    ]);
  });

  test('returns ordered highlights that do not overlap', () => {
    const patterns = fc.constantFrom('(a)|(b)(a)?', '((a)(b))+', 'a*', '(?=(a+))', '(?<=(b))a', '(a(b(a)?)?)');
    const text = fc.array(fc.constantFrom('a', 'b', ' '), { maxLength: 20 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(patterns, text, (pattern, subject) => {
        const highlights = highlightsBetween(find(pattern, subject), 0, subject.length);
        for (const [index, { from, to }] of highlights.entries()) {
          expect(from).toBeLessThanOrEqual(to);
          expect(highlights[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(to);
        }
      }),
    );
  });
});

test('firstMatchTo finds the first match that ends at or after the offset', () => {
  const list = find('a+', 'aa b aaa b a');
  for (let offset = 0; offset <= list.text.length + 1; offset++) {
    const expected = Array.from({ length: list.count }, (_, match) => match).find((match) => matchAt(list, match).end >= offset);
    expect(firstMatchTo(list, offset)).toBe(expected ?? list.count);
  }
});
