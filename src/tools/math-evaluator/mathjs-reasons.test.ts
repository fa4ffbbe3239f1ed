import { globSync } from 'node:fs';
import type { MathJsInstance } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { knownReason } from '#pure/text/known-reason.ts';
import { errorOf, expectOwnSentence, matchesText, sourceTexts, unknownTexts } from '#test/support/library-texts.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { declaration } from './declare.ts';
import { createEngine, type NumberType } from './engine.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { EVALUATION_REASONS, SYNTAX_REASONS } from './mathjs-reasons.ts';

/** Every error text of the parser, an expression that causes it, and the code of our message. */
const SYNTAX: readonly (readonly [text: string, expression: string, code: string])[] = [
  ['Unexpected end of expression', '1 +', 'unexpectedEnd'],
  ['Value expected', '2 * * 3', 'valueExpected'],
  ['Parenthesis ) expected', '(1', 'bracketExpected'],
  ['Parenthesis ] expected', 'a[1', 'bracketExpected'],
  ['End of matrix ] expected', '[1, 2', 'bracketExpected'],
  ['Colon : expected after object key', '{a 1}', 'bracketExpected'],
  ['Comma , or bracket } expected after object value', '{a: 1', 'bracketExpected'],
  ['Unexpected part "', '1 000', 'unexpectedPart'],
  ['Syntax error in part "', '@', 'unexpectedPart'],
  ['Unexpected operator ', '2 + 3)', 'unexpectedOperator'],
  ['Digit expected, got "', '1e+', 'digitMissing'],
  ['Invalid left hand side of assignment operator =', '3 = 4', 'assignmentInvalid'],
  ['Cannot assign to optional chain', 'a?.b = 2', 'assignmentInvalid'],
  ['False part of conditional expression expected', 'true ? 1', 'conditionIncomplete'],
  ['The true-expression of a conditional operator may not be empty', 'true ? : 1', 'conditionIncomplete'],
  ['Bad escape character \\', '"\\q"', 'escapeInvalid'],
  ['Invalid unicode character \\u', '"\\u12"', 'escapeInvalid'],
  ['End of string ', '"abc', 'quoteOpen'],
  ['Column dimensions mismatch ', '[1, 2; 3]', 'rowsUneven'],
  ['Symbol or string expected as object key', '{1: 2}', 'keyInvalid'],
  ['Property name expected after ', 'a.(', 'propertyMissing'],
];

/** Expressions that can be parsed but have no value. */
const EVALUATION: readonly (readonly [string, string, NumberType?])[] = [
  ['x', 'undefinedSymbol'],
  ['foo(1)', 'undefinedFunction'],
  ['a = 2; a(3)', 'notFunction'],
  ['createUnit("x")', 'notAvailable'],
  ['sqrt.constructor', 'notAvailable'],
  ['sqrt()', 'argumentCount'],
  ['f(x) = x; f(1, 2)', 'argumentCount'],
  ['unit("5 xx")', 'unitUnknown'],
  ['5 cm to kg', 'unitsMismatch'],
  ['5 cm > 2 kg', 'unitsMismatch'],
  ['1/0', 'divisorZero', 'fraction'],
  ['inv([[1, 2], [2, 4]])', 'matrixSingular', 'float'],
  ['lsolve([[0, 0], [0, 0]], [1, 2])', 'matrixSingular'],
  ['[1, 2][5]', 'indexOutside'],
  ['[1, 2][1.5]', 'indexOutside'],
  ['[1, 2] + [1, 2, 3]', 'sizesMismatch'],
  ['det([1, 2, 3])', 'sizesMismatch'],
  ['cross([1, 2], [3])', 'sizesMismatch'],
  ['5 cm + 2', 'typeWrong'],
  ['"a" + 2', 'typeWrong'],
  ['number("abc")', 'typeWrong'],
  ['bignumber("abc")', 'typeWrong'],
  ['fraction("abc")', 'typeWrong'],
  ['complex("z")', 'typeWrong'],
  ['factorial(-1)', 'valueUnfit'],
  ['gcd(1.5, 2)', 'valueUnfit'],
  ['1:0:3', 'valueUnfit'],
  ['combinations(3, 5)', 'valueUnfit'],
  ['max([])', 'valueUnfit'],
  ['format(1, {notation: "x"})', 'valueUnfit'],
  ['evaluate("1 +")', 'textInvalid'],
  ['derivative("abs(x", "x")', 'textInvalid'],
  ['f(x, x) = 1', 'failed'],
  ['map([1], 2)', 'failed'],
];

const t = toolTexts('math-evaluator', 'en');
const context = { randomBytes: (count: number) => new Uint8Array(count), progress: () => undefined };

function errorIn(expression: string, numberType: NumberType) {
  const { result } = evaluateLines(expression, { ...initialValues(declaration.options), numberType }, context);
  if (result.ok) throw new Error(`is ${result.value}`);
  return result.error;
}

const engines = new Map<NumberType, MathJsInstance>();

function messageOf(expression: string, numberType: NumberType): string {
  const engine = engines.get(numberType) ?? createEngine({ numberType, angles: 'radians', randomSeed: '' });
  engines.set(numberType, engine);
  return errorOf(() => engine.evaluate(expression, {}) as unknown).message.replace(/ \(char \d+\)$/, '');
}

/** Matches the error text where the source creates an error. */
const RAISED = /\b\w*Error\([^'"`;{]*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>).)+)\k<quote>/g;
const PARSER = 'node_modules/mathjs/lib/esm/expression/parse.js';
const OTHERS = [
  ...globSync('node_modules/mathjs/lib/esm/**/*.js').filter((file) => file !== PARSER && !file.includes('embeddedDocs')),
  ...['decimal.js/decimal.mjs', 'fraction.js/dist/fraction.mjs', 'complex.js/dist/complex.mjs'].map((file) => `node_modules/${file}`),
  'node_modules/typed-function/lib/esm/typed-function.mjs',
];

describe('the messages of the parser of mathjs', () => {
  test('are all known', () => {
    const fromVariables = 'Property name expected after ';
    const leftOut = ['String expected', ' (char '];
    const known = SYNTAX.map(([text]) => text).filter((text) => text !== fromVariables);
    const texts = sourceTexts(PARSER, RAISED);
    expect(unknownTexts([...texts, 'A new text'], [...known, ...leftOut])).toEqual(['A new text']);
    expect(unknownTexts(known, texts)).toEqual([]);
    expect(unknownTexts([fromVariables], sourceTexts(PARSER, /message = '(?<text>[^']+)'/g))).toEqual([]);
  });

  test.each(SYNTAX)('are mapped to our own message: %s', (text, expression, code) => {
    const message = messageOf(expression, 'decimal');
    expect(matchesText(message, text)).toBe(true);
    expect(knownReason(SYNTAX_REASONS, message)?.code).toBe(code);
    const error = errorIn(expression, 'decimal');
    expect(error.code).toBe(code);
    expectOwnSentence(t(`errors.${code}`, error.values), message);
  });
});

describe('the messages of the functions of mathjs', () => {
  // A new version of the library may add texts. Update the snapshot once each has its own message, or may have the general one.
  test('are all known, and those with a general message are listed', async () => {
    const texts = sourceTexts(OTHERS, RAISED);
    expect(texts.length).toBeGreaterThan(400);
    const general = texts.filter((text) => !knownReason(EVALUATION_REASONS, `${text}x`)).toSorted();
    await expect(`${general.join('\n')}\n`).toMatchFileSnapshot('../../../test/support/samples/mathjs-general-texts.txt');
  });

  test.each(EVALUATION.map(([expression, code, numberType = 'decimal']) => [expression, code, numberType] as const))(
    'are mapped to our own message: %s',
    (expression, code, numberType) => {
      const error = errorIn(expression, numberType);
      expect(error.code).toBe(code);
      expectOwnSentence(t(`errors.${code}`, error.values), messageOf(expression, numberType));
    },
  );

  test('have a general message if they are new', () => {
    expect(knownReason(EVALUATION_REASONS, 'A new text')).toBeUndefined();
    expect(knownReason(SYNTAX_REASONS, 'A new text')).toBeUndefined();
    expect(t('errors.failed', { line: 1 })).toBe('Line 1: this cannot be calculated. Check the functions and their arguments.');
    expect(t('errors.syntax', { line: 1, column: 2 })).toBe('Line 1, column 2: this expression cannot be read here.');
  });
});
