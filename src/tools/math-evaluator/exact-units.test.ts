import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { evaluateLines } from './evaluate-lines.ts';

const context = { randomBytes: (count: number) => new Uint8Array(count), progress: () => undefined };

const resultOf = (expression: string, options: Partial<Parameters<typeof evaluateLines>[1]> = {}) =>
  valueOrError(evaluateLines(expression, { ...initialValues(declaration.options), ...options }, context).result);

describe('units', () => {
  // NIST SP 811, appendix B, and the SI brochure, 9th edition, computed with Python fractions. mathjs 15.2.0 differs in all of them.
  test.each([
    ['1 acre to m^2', '4046.8564224 m^2'],
    ['1 eV to J', '1.602176634e-19 J'],
    ['760 mmHg to Pa', '101325.0144354 Pa'],
    ['1 torr to Pa', '133.32236842105263158 Pa'],
    ['1 psi to Pa', '6894.7572931683613367 Pa'],
    ['1 hp to W', '745.69987158227022 W'],
    ['2 kips to N', '8896.443230521 N'],
    ['1 bbl to gallon', '42 gallon'],
    ['1 cup to tablespoon', '16 tablespoon'],
    ['1 rd to m', '5.0292 m'],
    ['1 sqch to m^2', '404.68564224 m^2'],
    // Units that were right remain so.
    ['1 inch to cm', '2.54 cm'],
    ['20 degC to degF', '68 degF'],
    ['180 deg to rad', '3.1415926535897932385 rad'],
  ])('%s is %s', (expression, result) => expect(resultOf(expression)).toBe(result));

  test('have the same values with all number types', () => {
    expect(resultOf('1 acre to m^2', { numberType: 'float' })).toBe('4046.8564224 m^2');
    expect(resultOf('1 psi to Pa', { numberType: 'fraction' })).toBe('8896443230521/1290320000 Pa');
  });
});

describe('the degree sign', () => {
  test.each([
    ['sin(30°)', '0.5'],
    ['cos(90°)', '0'],
    ['tan(45 deg)', '1'],
    ['cos(-60°)', '0.5'],
    ['x = 30; sin(x°)', '0.5'],
    ['sin(12.5°)', '0.21643961393810287976'],
    ['2*30° + 15°', '75 deg'],
    ['90° to rad', '1.5707963267948966192 rad'],
    ['20°C to °F', '68 degF'],
    ['98.6 ℉ to ℃', '37 degC'],
  ])('%s is %s', (expression, result) => {
    expect(resultOf(expression)).toBe(result);
    expect(resultOf(expression, { angles: 'degrees' })).toBe(result);
  });

  test('is exact in floating point, too', () => expect(resultOf('[sin(30°), cos(90°)]', { numberType: 'float' })).toBe('[0.5, 0]'));
});
