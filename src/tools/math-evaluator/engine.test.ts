import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { createEngine, namesOf } from './engine.ts';

const engines = (['decimal', 'float', 'fraction'] as const).map((numberType) =>
  createEngine({ numberType, angles: 'radians', randomSeed: '' }),
);
/** The values with each type of numbers. */
const valuesOf = (expression: string): readonly unknown[] => engines.map((engine): unknown => engine.evaluate(expression, new Map()));
const textsOf = (expression: string): readonly string[] =>
  engines.map((engine) => engine.format(engine.evaluate(expression, new Map()), { precision: 6, fraction: 'decimal' }));

describe('symbolicEqual', () => {
  // The first four are from the documentation of mathjs 15.2.0.
  test.each([
    ['symbolicEqual("x*y", "y*x")', true],
    ['symbolicEqual("abs(x)", "x", {context: {abs: {trivial: true}}})', true],
    ['symbolicEqual("x*y", "y*x", {context: {multiply: {commutative: false}}})', false],
    ['symbolicEqual("x/y", "(y*x^(-1))^(-1)")', true],
    ['symbolicEqual("x+x", "2x")', true],
    ['symbolicEqual("x+x", "3x")', false],
    ['symbolicEqual(parse("2x"), "x+x")', true],
    ['symbolicEqual("x/2 + x/4", "3x/4")', true],
  ])('%s is %s with all number types', (expression, value) => {
    expect(valuesOf(expression)).toEqual([value, value, value]);
  });

  test('treats a sum of equal terms as equal to their number times the term only', () => {
    const count = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(count, count, (terms, factor) => {
        const expression = `symbolicEqual("${Array(terms).fill('x').join('+')}", "${factor}x")`;
        expect(valuesOf(expression)).toEqual(engines.map(() => terms === factor));
      }),
      { numRuns: runs(10) },
    );
  });
});

describe('function names that are also units', () => {
  test('are all listed', () => {
    const [engine] = engines;
    const { Unit } = engine as unknown as { readonly Unit: { readonly isValuelessUnit: (name: string) => boolean } };
    const names = namesOf(createEngine({ numberType: 'float', angles: 'radians', randomSeed: '' }));
    const shared = Object.keys(names).filter((name) => typeof names[name] === 'function' && Unit.isValuelessUnit(name));
    expect(shared.toSorted()).toEqual(['min', 'sec']);
    expect(textsOf(`[1 h to ${shared.join(', 1 h to ')}]`)).toEqual(Array(3).fill('[60 min, 3600 sec]'));
  });

  test.each([
    ['90 min to h', '1.5 h'],
    ['90 min in h', '1.5 h'],
    ['2 h to min', '120 min'],
    ['5 hour + 3 min', '5.05 hour'],
    ['5 sec to ms', '5000 ms'],
    ['36 km/min to km/sec', '0.6 km / sec'],
    ['[1, 2] min', '[1 min, 2 min]'],
    ['to(2 h, min)', '120 min'],
    ['number(2 h, min)', '120'],
    ['2 h / min', '120'],
    // They are still functions, and names that can be redefined.
    ['min(3, 4)', '3'],
    ['min([3, 4])', '3'],
    ['sec(bignumber(0))', '1'],
    ['least = min; least(3, 4)', '[3]'],
    ['min = 3; 2 min', '[6]'],
    ['f(min) = 2 min; f(3)', '[6]'],
  ])('%s is %s with all number types', (expression, value) => {
    expect(textsOf(expression)).toEqual([value, value, value]);
  });

  test('are units and functions in degree mode, too', () => {
    const inDegrees = createEngine({ numberType: 'decimal', angles: 'degrees', randomSeed: '' });
    expect(inDegrees.format(inDegrees.evaluate('[sec(60), number(1 min, sec)]', new Map()))).toBe('[2, 60]');
  });

  test('do not affect other functions', () => {
    expect(() => valuesOf('3 mean')).toThrow('actual: function, index: 1');
  });
});
