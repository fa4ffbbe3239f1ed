import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlainLine } from './notation.ts';

describe('toPlainLine', () => {
  test.each([
    ['2 × 3 · 4 ÷ 5 − 1 – 1', '2 * 3 * 4 / 5 - 1 - 1'],
    ['a ≤ b ≥ c ≠ d', 'a <= b >= c != d'],
    ['2πr²', '2 pi r^2'],
    ['x³ + y¹²', 'x^3 + y^12'],
    ['1/∞', '1/ Infinity '],
    ["1'000'000 + 1_000.5 + 1\u202f000 + 1\u00a0000", '1000000 + 1000.5 + 1000 + 1000'],
    ['5\u00a0cm', '5 cm'],
    ['√16', 'sqrt(16)'],
    ['√(9 + 7) × 2', 'sqrt((9 + 7)) * 2'],
    ['√√16 + 1', 'sqrt(sqrt(16)) + 1'],
    ['√√(16)', 'sqrt(sqrt((16)))'],
    ['√x²', 'sqrt(x)^2'],
    ['2√f(3) + 1', '2sqrt(f(3)) + 1'],
    ['√π', 'sqrt( pi )'],
    ['√ -4 * i', 'sqrt( -4) * i'],
    ['√[4, 9]', 'sqrt([4, 9])'],
    ['√', 'sqrt('],
    // The word after a percentage prevents mathjs from reading `%` as modulo.
    ['100 + 8% + 2', '100 + 8% ℅  + 2'],
    ['x%-y', 'x% ℅ -y'],
    ['3!% + 1', '3!% ℅  + 1'],
    ["A'% to b", "A'% ℅  to b"],
    ['17 % 5 + 1', '17  mod  5 + 1'],
    ['7%(-3)', '7 mod (-3)'],
    ['7%\u00a0.5', '7 mod  .5'],
    ['8%./2', '8% ℅ ./2'],
    ['8% total', '8 mod  total'],
    ['8%%', '8% ℅ %'],
    ['% + "8%+2" # 8%+2', '% + "8%+2" # 8%+2'],
    // mathjs's own notation is unchanged.
    ["[1, 2]'", "[1, 2]'"],
    ["A' * a_1'", "A' * a_1'"],
    ['x1_2 = 5', 'x1_2 = 5'],
    ['concat("2×3", \'π\') # √4 × "', 'concat("2×3", \'π\') # √4 × "'],
    ['"a\\"×"', '"a\\"×"'],
    ['[1, 2] .^ 2 ./ .5', '[1, 2] .^ 2 ./ .5'],
    ['1e-5 + 0xff', '1e-5 + 0xff'],
  ])('rewrites %s as %s', (typed, plain) => {
    expect(toPlainLine(typed).text).toBe(plain);
  });

  test('tracks the origin of every character', () => {
    const typed = "√16×1'000π";
    const { text, origins } = toPlainLine(typed);
    expect(text).toBe('sqrt(16)*1000 pi ');
    expect(origins).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 3, 4, 6, 7, 8, 9, 9, 9, 9, 10]);
  });

  test('has an ordered origin for every position in any line', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom("'", '"', '\\', '√', '(', ')', 'π', '1_0', '²', '#', '8%', '+', '!'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const line = pieces.join('');
        const { text, origins } = toPlainLine(line);
        expect(origins.length).toBe(text.length + 1);
        expect(origins).toEqual(origins.toSorted((one, other) => one - other));
        expect(origins.at(-1)).toBe(line.length);
      }),
    );
  });

  test('does not change a line of ASCII without grouped digits and percent signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (line) => {
        fc.pre(!/\d[_'](?=\d)|%/.test(line));
        expect(toPlainLine(line).text).toBe(line);
      }),
    );
  });
});
