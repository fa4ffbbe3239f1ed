import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { declaration } from './declare.ts';
import { listFunctions } from './function-list.ts';
import { matchingFunctions } from './matching-functions.ts';

const context = { randomBytes: (count: number) => new Uint8Array(count), progress: () => undefined };
const generated = (byte: number) =>
  evaluateLines('random()', initialValues(declaration.options), { ...context, randomBytes: (count) => new Uint8Array(count).fill(byte) })
    .result;
type Options = Parameters<typeof evaluateLines>[1];

const evaluate = (expression: string, options: Partial<Options> = {}) =>
  evaluateLines(expression, { ...initialValues(declaration.options), ...options }, context);
const resultOf = (expression: string, options?: Partial<Options>) => valueOrError(evaluate(expression, options).result);
const resultsOf = (expression: string, options?: Partial<Options>) => evaluate(expression, options).lines.map(({ result }) => result);

describe('evaluateLines', () => {
  // mathjs 15.2.0, unless another source is named.
  test.each([
    ['0.1+0.2', '0.3'],
    ['0.1 * 3 - 0.3', '0'],
    ['2*sqrt(6)', '4.8989794855663561964'],
    ['9007199254740993+1', '9007199254740994'],
    ['5 cm to inch', '1.9685039370078740157 inch'],
    ['5 inch to cm', '12.7 cm'],
    ['[[1, 2], [3, 4]] * [[5], [6]]', '[[17], [39]]'],
    ['2 > 1', 'true'],
    ['concat("a", "b")', 'ab'],
    ['100 + 8%', '108'],
    ['10 % 4', '2'],
    ['ln(e)', '1'],
    ['derivative("x^2", "x")', '2 * x'],
    // Python's math.factorial and decimal.
    ['49!', '608281864034267560872252163321295376887552831379210240000000000'],
    ['50!', '3.0414093201713378044e+64'],
    ['10.5^22', '2.9252607199217231977e+22'],
    ['10^63', `1${'0'.repeat(63)}`],
    ['[10^30, 0.5]', `[1${'0'.repeat(30)}, 0.5]`],
    ['1e-9', '0.000000001'],
    ['1e-10', '1e-10'],
    // The Riemann zeta function of 2 is π²/6 (DLMF 25.6.1); 2.99… is not 3.
    ['zeta(2)', '1.6449340668482264365'],
    ['floor(2.9999999999999999)', '2'],
  ])('evaluates %s to %s', (expression, result) => {
    expect(resultOf(expression)).toBe(result);
  });

  test.each<[string, Partial<Options>, string]>([
    ['1/3 + 1/6', { numberType: 'fraction' }, '1/2'],
    ['[1/2, 1] * 2', { numberType: 'fraction' }, '[1, 2]'],
    ['5 cm to mm', { numberType: 'fraction' }, '50 mm'],
    ['0.1+0.2', { numberType: 'float' }, '0.30000000000000004'],
    ['10^21', { numberType: 'float' }, '1e+21'],
    ['2/3', { significantDigits: 5 }, '0.66667'],
    ['2/3', { significantDigits: 64 }, `0.${'6'.repeat(63)}7`],
    ['e^(i * pi)', { significantDigits: 15 }, '-1'],
  ])('evaluates %s with %j to %s', (expression, options, result) => {
    expect(resultOf(expression, options)).toBe(result);
  });

  test('keeps variables, functions and the previous result from line to line', () => {
    expect(resultsOf('a=3\nb=a*2\na+b')).toEqual(['3', '6', '9']);
    expect(resultsOf('f(x) = x^2\nf(3)\nans + 1\nx = 1; y = 2; x + y')).toEqual(['', '9', '10', '3']);
    expect(evaluate('a = 2 # two\r\n\r\n# nothing\ra').lines).toEqual([
      { number: 1, expression: 'a = 2 # two', result: '2' },
      { number: 3, expression: '# nothing', result: '' },
      { number: 4, expression: 'a', result: '2' },
    ]);
    expect(resultOf('7\nf(x) = x')).toBe('7');
  });

  test('uses floating point for everything if a function requires it, and reports it', () => {
    expect(evaluate('1/3\ngamma(0.5)')).toMatchObject({ isFallback: true, result: { ok: true, value: '1.7724538509055154' } });
    expect(resultsOf('1/3\ngamma(0.5)')[0]).toBe('0.3333333333333333');
    expect(evaluate('sqrt(2)', { numberType: 'fraction' })).toMatchObject({ isFallback: true, result: { value: '1.4142135623730951' } });
    expect(evaluate('norm([3, 4], 2)')).toMatchObject({ isFallback: true, result: { value: '5' } });
    expect(evaluate('fraction(2, 6)')).toMatchObject({ isFallback: true, result: { value: '1/3' } });
    expect(evaluate('gamma(5)').isFallback).toBe(false);
    expect(evaluate('gamma(0.5)', { numberType: 'float' }).isFallback).toBe(false);
  });

  test.each<[string, Partial<Options>, object]>([
    ['1 +', {}, { code: 'unexpectedEnd', values: { line: 1, column: 4 }, at: 3 }],
    ['x = 1\n 2 × * 3', {}, { code: 'valueExpected', values: { line: 2, column: 6 }, at: 11 }],
    ['1 000', {}, { code: 'unexpectedPart', values: { line: 1, column: 3, part: '000' }, at: 2 }],
    ['(1 + 2', {}, { code: 'bracketExpected', values: { line: 1, column: 7, bracket: ')' }, at: 6 }],
    ['foo(1)', {}, { code: 'undefinedFunction', values: { line: 1, name: 'foo' }, at: 0 }],
    ['[1, 2', {}, { code: 'bracketExpected', values: { line: 1, column: 6, bracket: ']' }, at: 5 }],
    ['a = 1\r\n  x', {}, { code: 'undefinedSymbol', values: { line: 2, name: 'x' }, at: 9 }],
    ['evaluate("1+")', {}, { code: 'textInvalid', values: { line: 1 }, at: 0 }],
    ['1/0', { numberType: 'fraction' }, { code: 'divisorZero', values: { line: 1 }, at: 0 }],
    ['f(x) = f(x)\nf(1)', {}, { code: 'tooDeep', values: { line: 2 }, at: 12 }],
    ['('.repeat(50_000), {}, { code: 'tooDeep', values: { line: 1 }, at: 0 }],
    ['"a".repeat(5000001)', { numberType: 'float' }, { code: 'tooLong', values: { line: 1 }, at: 0 }],
  ])('refuses %s', (expression, options, error) => {
    expect(resultOf(expression, options)).toEqual(error);
  });

  test('keeps the results of the lines before an error', () => {
    expect(resultsOf('1 + 1\n2 +\n3')).toEqual(['2', '', '']);
    expect(resultsOf('gamma(0.5)\n5 cm + 2')).toEqual(['1.7724538509055154', '']);
  });

  test('reports the error of the chosen number type if both fail', () => {
    expect(resultOf('factorial(-1)', { numberType: 'fraction' })).toMatchObject({ code: 'typeWrong' });
    expect(resultOf('factorial(-1)', { numberType: 'float' })).toMatchObject({ code: 'valueUnfit' });
  });

  // From mathjs.org/docs/expressions/security.html, and exploits of older versions.
  test.each([
    'import({ a: 1 })',
    'import({ log: 1 }, { override: true })',
    'createUnit("foo")',
    'reviver()',
    'config({ number: "number" })',
    'evaluate("config({})")',
    'parse("createUnit(\\"foo\\")").evaluate()',
    'parser().evaluate("import({})")',
    'typed("f", { "any": sqrt })',
    'typed.addConversion({ from: "string", to: "number", convert: sqrt })',
    'chain(3)',
    'sqrt.constructor("return self")()',
    'f(x) = x; f.constructor("return self")()',
    'f(x) = x; f.call(1)',
    '"a".constructor',
    '"a"["constructor"]["constructor"]("return self")()',
    '{}.constructor',
    '{ a: 1 }["__proto__"]',
    'o = { "__proto__": { "a": sqrt } }; o.a(4)',
    'o = {}; o.constructor = 1',
    'p = parse("1"); p.constructor.constructor("return self")()',
    'p = parse("1"); p.compile = sqrt',
    'pi.constructor',
    'unit("5 cm").constructor',
    '[].map.constructor("return self")()',
    'fetch("/")',
    'self',
    'globalThis',
    'postMessage(1)',
    'document',
    'eval("1")',
    'Function("return self")()',
    'expression.docs',
    'json.reviver',
    'type.Unit',
  ])('blocks access through %s', (expression) => {
    expect(evaluate(expression).result.ok).toBe(false);
  });

  test('expressions do not affect later evaluations', () => {
    evaluate('pi = 3; sqrt(x) = 1; e = [1]; Infinity = 0');
    expect(resultsOf('pi\nsqrt(4)\ne\n1/0', { significantDigits: 3 })).toEqual(['3.14', '2', '2.72', 'Infinity']);
  });

  test('generates random numbers from the given bytes', () => {
    expect(generated(1)).toEqual(generated(1));
    expect(generated(1)).not.toEqual(generated(2));
  });

  test('adds and multiplies whole numbers as precisely as BigInt', () => {
    const whole = fc.bigInt({ min: -(10n ** 31n), max: 10n ** 31n });
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        expect(resultsOf(`a = ${one}\nb = ${other}\na + b\na × b`)).toEqual([one, other, one + other, one * other].map(String));
      }),
      { numRuns: runs(30) },
    );
  });

  test('returns results or one error for any text of its alphabet, with a mark inside the text', () => {
    const piece = fc.constantFrom(...'0123456789+-*/^%()[]{},;:.=<>!\'"#xπ√×²∞ \n'.split(''), 'sin(', 'ans', 'cm', ' to ', '1/3');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.constantFrom('decimal', 'float', 'fraction'), (pieces, numberType) => {
        const expression = pieces.join('');
        const { result, lines } = evaluate(expression, { numberType });
        expect(lines.length).toBe(expression.split('\n').filter((line) => line.trim() !== '').length);
        expect(result.ok ? 0 : result.error.at).toSatisfy((at: number) => at >= 0 && at <= expression.length);
      }),
      { numRuns: runs(60) },
    );
  });
});

/** Creating a separate engine takes long, so it happens once, and only if these tests run. */
let functions: ReturnType<typeof listFunctions> = [];
beforeAll(() => {
  functions = listFunctions();
});

const found = (query: string) => matchingFunctions(functions, query).map(({ name }) => name);

describe('listFunctions', () => {
  test.each([
    ['sqrt', 'sqrt(x)', true],
    ['lsolve', 'lsolve(L, b)', true],
    ['pow', 'pow(x, y)', true],
    ['ln', 'ln(x)', true],
    ['pi', 'pi', false],
    ['speedOfLight', 'speedOfLight', false],
  ])('lists %s as %s', (name, syntax, isFunction) => {
    expect(functions.find((listed) => listed.name === name)).toMatchObject({ name, syntax, isFunction });
  });

  test('lists nothing disabled, and describes everything', () => {
    expect(functions.length).toBeGreaterThan(250);
    expect(functions.filter(({ name }) => /^(import|createUnit|reviver|config|typed|help)$/.test(name))).toEqual([]);
    expect(functions.filter(({ description, syntax, name }) => description === '' || !syntax.startsWith(name))).toEqual([]);
  });
});

describe('matchingFunctions', () => {
  test('searches names first and then descriptions, ignoring case and word order', () => {
    expect(found('').length).toBe(functions.length);
    expect(found('SQRT').slice(0, 2)).toEqual(['sqrt', 'SQRT1_2']);
    expect(found('root square')).toContain('sqrt');
    expect(found('nothing of the kind')).toEqual([]);
  });
});
