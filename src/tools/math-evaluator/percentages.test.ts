import type { MathJsInstance, ResultSet } from 'mathjs';
import { all, create } from 'mathjs-13';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { declaration } from './declare.ts';
import { formatResult } from './format-result.ts';

type Wish = Parameters<typeof evaluateLines>[1];
type NumberType = Wish['numberType'];

const context = { randomBytes: (count: number) => new Uint8Array(count), progress: () => undefined };
const wishFor = (numberType: NumberType): Wish => ({ ...initialValues(declaration.options), numberType, significantDigits: 13 });
const evaluate = (expression: string, numberType: NumberType) => evaluateLines(expression, wishFor(numberType), context);

/** mathjs 13.2.3, which reads percentages as people do. */
const older: Readonly<Record<NumberType, () => unknown>> = {
  decimal: () => create(all ?? {}, { number: 'BigNumber', precision: 64, relTol: 1e-60, absTol: 1e-63 }),
  float: () => create(all ?? {}, { number: 'number' }),
  fraction: () => create(all ?? {}, { number: 'Fraction' }),
};

const createOlder = (numberType: NumberType): MathJsInstance => older[numberType]() as unknown as MathJsInstance; // the types are those of mathjs 15

function olderResults(lines: readonly string[], numberType: NumberType): readonly string[] {
  const math = createOlder(numberType);
  const scope = new Map<string, unknown>();
  return lines.map((line) => {
    const value: unknown = math.evaluate(line, scope);
    const shown = math.isResultSet(value) ? (value as ResultSet).entries.at(-1) : value;
    return `${line} is ${formatResult(math, shown, wishFor(numberType)) ?? ''}`;
  });
}

/** Expressions separated by `|`. `%` is a percentage before an operator, a sign, or an end, and modulo before a value. */
const TABLE = `
100 + 8% + 2 | 100 - 10% - 10% | 50% + 50% | 10% + 5 | 2 * 50% + 1 | 100 + 8% | 100 - 8% | 8% + 8% | 8% - 8% | 100 + 8% + 8%
100 + 8% - 8% | 100 - 8% + 8% | 100 - 8% - 2 | 100+8%+2 | 100+8%-2 | 100 +8% +2 | 100 + 8 % + 2 | 100 + 8%+2 | 100 + 8% +2 | 0.5% + 1
.5% + 1 | 12.5% - .5 | 1 + 2 + 3% + 4 | 1 - 2 - 3% - 4 | 10% - 5% + 3% | 10% + 5% - 3% | 1% + 1% + 1% + 1% | 100 - 10% - 10% - 10% - 10%
0% + 1 | 1 - 0% | 100% + 1 | 200% - 1 | 250 - 20% - 15% + 5 | 80 + 25% + 25% - 10 | 99.99 + 19% - 5 | 99.99 - 5% + 4.95 | 1000 - 15% + 7%
-8% + 3 | +8% + 3 | -8% - 3 | 100 + -8% | 100 - -8% | 100 + -8% + 1 | 100 - -8% + 1 | 100 + +8% + 1 | 8% + +3 | 8% - -3 | 8% + -3 | 8% - +3
8% - - 3 | 7 % -3 | 7 % +3 | -7 % -3 | 7% - -3% | 8%\t+ 3 | 8%\t3
8% * 5 | 5 * 8% | 8% / 2 | 2 / 8% | 8% * 5 + 1 | 5 * 8% + 1 | 8% / 2 + 1 | 2 / 8% + 1 | 100 + 8% * 2 | 100 + 2 * 8% | 100 + 8% * 2 + 1
100 + 2 * 8% + 1 | 100 + 2 * 8% - 1% | 100 + 8% / 2 - 1 | 50% * 50% | 50% * 50% + 50% | 50% / 50% - 50% | (1 + 8%) * 200 | 200 * (1 - 8%)
200 * (1 - 8%) + 5% | 1/3% + 1 | 8% .* 2 | 8% ./ 2 | 8% .* 2 + 1 | 8% ./ 2 - 1 | 3 * 50% * 2 - 1
2^8% | 2^8% + 1 | 2^3% - 1 | (8%)^2 | (8%)^2 + 1 | 2^-1% + 1 | (1 + 5%)^2 - 1 | 1000 * (1 + 5%)^3 - 1000 | 4^(50% + 0)
100 + (8%) | 100 + (8%) + 2 | (100 + 8%) + 2 | 100 + (8% + 2) | (8%) + 2 | (100 + 8%)% + 1 | (1 + 1)% + 1 | ((8%)) | (8%) % 3 | (50%) + (50%)
(50% + 50%) | -(8% + 2) | 100 - (10% - 10%) | (100) - 10% - (10%) | (100 + 8% + 2) % 7
17 % 5 + 1 | 7 % (-3) | 17 % 5 | 17%5 | 17 %5 | 17% 5 | 17 % 5 - 1 | 1 + 17 % 5 | 1 - 17 % 5 + 1 | -7 % 3 | 7.5 % 2 | 7 % 2.5 | 7 % .5 | 17 % (5)
17 % (5 + 1) | 17 % (5 - 1) + 1 | 17 mod 5 | 17 mod 5 + 1 | 17 mod -5 | 17 mod (-5) | 10 % 4 % 3 | 10% % 3 | 10% % 3 + 1 | 8%%3 | 17 % 5 == 2
[17, 18] % 5 | 2^8 % 7 | 2^8 % 7 + 1 | 100 + 17 % 5 | 100 - 17 % 5 - 1 | (17 % 5)% + 1 | 17 % 5 * 2 | 17 % 5 / 2 | 8% mod 3 | 8% mod 3 + 1
8% == 0.08 | 8% != 0.08 | 8% < 1 | 8% >= 8% | 8% + 1 > 1 | 1 < 8% + 1 | 1 < 2 ? 100 + 8% + 2 : 0 | 8% + 1 == 108% ? 1 : 0
[8%, 2] | [8% + 2] | [8% + 2, 100 - 10% - 10%] | [10% -5] | [1; 8% + 1] | [[8% + 1], [2 - 8%]] | [100, 200] + 8%
max(8% + 1, 2) | max(1, 8%) + 8% - 1 | max(8%, 2) | sum(8% + 1, 8% - 1)
abs(-8% + 1) - 1% | abs(-8%) | {a: 8% + 2}.a | {a: 8}.a% + 2 | {a: 8% + 2, b: 1}.b | round(100 - 10% - 10%) | size([8% + 1, 2]) | [100, 200]' + 0
x = 8 | x% + 2 | x % 3 | x%3 + 1 | 100 + x% + x | 100 + x% - x% | x = 8% + 2 | x = 100 + 8% | x = 8% + 2; x% + 1 | x = 100; x - 10% - 10%
f(x) = x + 8% + 2 | f(100) | f(x) = x% + 2 | f(8) | f(x) = x % 3 + 2 | f(8) | x_1 = 8 | x_1% + 2 | -x_1% + 2 | price = 80 | price + 19% - 5
[8]'% + 1 | 2(8%) + 1 | 2 (3)% + 1 | (2)(3)% + 1 | (1 + 1) 8% - 1 | 8% (2) | 8% 2 | 100 cm + 8% | 100 cm + 8% + 2 cm
100 cm - 10% - 10% | 5 cm * 8% + 1 cm | 100 cm + 8% to m | 100 in + 8% to cm | 20 kg - 5% + 1 kg | 8% * 5 cm + 1 mm
concat("8% + 2", "%") | size("8% + 2") | 100 + 8% # + 2 | 100 + 8% + 2 # % | 8% + 2 # " | s = "8% + 2" | s = '8% + 2' | 8% # 3 | concat('8 % 3', "8% + 2")
`;
/** Expressions that mathjs 13 does not support with fractions. */
const TABLE_WITHOUT_FRACTIONS = `
1e2% + 1 | 1e-2% - 1 | 8% + 3! | 3!% + 2 | 3! % 4 | 17 % 5! | 2^(50%) + 0 | 17 % sqrt(16) + 1 | sqrt(16)% + 1 | sqrt(25% + 0) | pi% + 1 | 2 pi% + 1
1/2 pi% + 1 | 8% pi | 8% ? 1 : 2 | 0% ? 1 : 2 | 1 ? 8% : 2 | 1 ? 8% + 1 : 2 | 0 ? 1 : 8% + 1 | 1 ? 2 : 8% - 1 | 50% and 1 | 0% or 0 | 50% xor 1
[1, 2, 3][1] + 8% + 1 | [1, 2, 3][2]% + 1 | [1, 2, 3][17 % 5] | [1, 2, 3][100% + 1] | y = [1, 2] | y[2]% + 1
not 8% + 1 | 50%and 1 | 17 % android
`;
const linesOf = (table: string): readonly string[] => ['android = 5', ...table.trim().split(/ \| |\n/)];

describe('percentages', () => {
  test.each<[NumberType, string]>([
    ['decimal', TABLE],
    ['float', TABLE],
    ['fraction', TABLE],
    ['decimal', TABLE_WITHOUT_FRACTIONS],
    ['float', TABLE_WITHOUT_FRACTIONS],
  ])('with %s match mathjs 13', (numberType, table) => {
    const lines = linesOf(table);
    const evaluation = evaluate(lines.join('\n'), numberType);
    expect(evaluation).toMatchObject({ isFallback: false, result: { ok: true } });
    expect(evaluation.lines.map(({ expression, result }) => `${expression} is ${result}`)).toEqual(olderResults(lines, numberType));
  });

  test('are covered by more than 200 expressions', () => {
    expect(new Set([TABLE, TABLE_WITHOUT_FRACTIONS].flatMap(linesOf)).size).toBeGreaterThan(200);
  });

  // In mathjs 13, modulo has precedence over `*`, and `%` may follow a modulo. mathjs 15 agrees with JavaScript and Python.
  test.each([
    ['3 * 7 % 4', '1', '9'],
    ['17 mod 5%', '0', '0.02'],
    ['17 % 5%', '0', '0.02'],
  ])('%s is %s instead of %s as in mathjs 13, because modulo has a different precedence', (expression, result, olderResult) => {
    expect(evaluate(expression, 'decimal').result).toEqual({ ok: true, value: result });
    expect(olderResults([expression], 'decimal')).toEqual([`${expression} is ${olderResult}`]);
  });

  test.each([
    ['%', 'Value expected'],
    ['% + 2', 'Value expected'],
    ['8% +', 'Unexpected end of expression'],
    ['8% + )', 'Value expected'],
    ['8%!', 'Unexpected operator !'],
    ['8%^2', 'Unexpected operator ^'],
    ['(8% + 2', 'Parenthesis ) expected'],
    ['8% (2', 'Parenthesis ) expected'],
    ['17 % (2 +', 'Unexpected end of expression'],
    ['100 + 10%[1,', 'Unexpected operator ['],
    ['8% = 2', 'Invalid left hand side of assignment operator ='],
    ["10%'", "Unexpected operator '"],
    ['8% + * 2', 'Value expected'],
  ])('reject %s as mathjs 13 does: %s', (expression, reason) => {
    expect(evaluate(expression, 'float').result.ok).toBe(false);
    expect(() => olderResults([expression], 'float')).toThrow(reason);
  });

  // With other characters than in the table. Columns refer to the typed text.
  test.each([
    ['100\u00a0+ 8\u202f%\u00a0− 2', '106'],
    ['100 + 8%\u2009– 2', '106'],
    ['√16% + 1', '1.04'],
    ['17 % √16', '1'],
    ['7 % π', '0.7168146928204'],
    ['5²% × 2', '0.5'],
  ])('evaluate %j to %s', (expression, result) => {
    expect(evaluate(expression, 'decimal').result).toEqual({ ok: true, value: result });
  });

  test.each([
    ['100 + 8% + 2 +', { code: 'unexpectedEnd', column: 15 }],
    ['8% 3 4', { code: 'unexpectedPart', column: 6 }],
    ['8%%', { code: 'unexpectedEnd', column: 4 }],
    ['1 + % 3', { code: 'valueExpected', column: 5 }],
    ['8% + 2 )', { code: 'unexpectedOperator', column: 8 }],
  ])('report the position of the error in %s', (expression, { code, column }) => {
    expect(evaluate(expression, 'decimal').result).toMatchObject({ error: { code, values: { column } } });
  });
});
