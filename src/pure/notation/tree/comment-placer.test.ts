import { afterEach, describe, expect, test, vi } from 'vitest';
import { CommentPlacer } from './comment-placer.ts';
import type { TreeValue } from './tree-value.ts';

/** Places the comments after the number at the start of the text. */
function placed(text: string): TreeValue['comments'] {
  const value: TreeValue = { kind: 'integer', value: 1n };
  const placer = new CommentPlacer();
  placer.above(value, text);
  placer.ended(value, 1);
  for (const { index, 0: comment } of text.matchAll(/\/\*[^]*?\*\//g)) {
    placer.comment({ text, start: index, end: index + comment.length }, comment.slice(2, -2).split('\n'));
  }
  return value.comments;
}

/** The number of characters examined for this many comments of either kind. */
function workOf(count: number): number {
  const slice = vi.spyOn(String.prototype, 'slice');
  placed(`1 ${'/* a\n*/'.repeat(count)}${'/*a*/'.repeat(count)}`);
  const work = slice.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  slice.mockRestore();
  return work;
}

afterEach(() => vi.restoreAllMocks());

describe('CommentPlacer', () => {
  test.each([
    ['1 /* a*/', ' a'],
    ['1 /* a*//* b*/', ' a b'],
    ['1 /* a*/\n/* b*/', ' a'],
    ['1\n/* a*/', undefined],
    ['1 /* a\n*/ /* b*/', undefined],
  ])('attaches a comment at the end of a line to its value: %j', (text, beside) => {
    expect(placed(text)?.beside).toBe(beside);
  });

  test('scans a line only once, however many comments it has', () => {
    expect(workOf(1000)).toBeLessThan(11 * workOf(100));
  });
});
