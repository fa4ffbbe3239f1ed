import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { declaration } from './declare.ts';
import recorded from './mathjs-13.fixture.json' with { type: 'json' };

type Options = Parameters<typeof evaluateLines>[1];
type NumberType = Options['numberType'];

const context = { randomBytes: (count: number) => new Uint8Array(count), progress: () => undefined };
const optionsFor = (numberType: NumberType): Options => ({ ...initialValues(declaration.options), numberType, significantDigits: 13 });
const evaluate = (expression: string, numberType: NumberType) => evaluateLines(expression, optionsFor(numberType), context);

/** Lines that depend on each other, with their recorded results: `%` is a percentage before an operator, a sign, or an end. */
type RecordedLines = readonly (readonly string[])[];

const recordedResults: readonly (readonly [numberType: NumberType, lines: RecordedLines, column: number])[] = [
  ['decimal', recorded.all, 1],
  ['float', recorded.all, 2],
  ['fraction', recorded.all, 3],
  ['decimal', recorded.withoutFractions, 1],
  ['float', recorded.withoutFractions, 2],
];

describe('percentages', () => {
  test.each(recordedResults)('are in %s those of mathjs 13', (numberType, lines, column) => {
    const evaluation = evaluate(lines.map(([expression = '']) => expression).join('\n'), numberType);
    expect(evaluation).toMatchObject({ isFallback: false, result: { ok: true } });
    expect(evaluation.lines.map(({ expression, result }) => [expression, result])).toEqual(lines.map((line) => [line[0], line[column]]));
  });

  test('are compared by at least 200 expressions', () => {
    expect(new Set([...recorded.all, ...recorded.withoutFractions].map(([expression]) => expression)).size).toBeGreaterThan(200);
  });

  // In mathjs 13, modulo has precedence over `*`, and `%` may follow a modulo. mathjs 15 agrees with JavaScript and Python.
  test.each([
    ['3 * 7 % 4', '1', '9'],
    ['17 mod 5%', '0', '0.02'],
    ['17 % 5%', '0', '0.02'],
  ])('%s is %s and not %s as in mathjs 13, where modulo binds otherwise', (expression, result) => {
    expect(evaluate(expression, 'decimal').result).toEqual({ ok: true, value: result });
  });

  test.each(['%', '% + 2', '8% +', '8% + )', '8%!', '8%^2', '(8% + 2', '8% (2', '17 % (2 +', '100 + 10%[1,', '8% = 2', '8% + * 2'])(
    'refuse %s as mathjs 13 does',
    (expression) => {
      expect(evaluate(expression, 'float').result.ok).toBe(false);
    },
  );

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
