import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, decimal, flag, text, integer } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import { someFacts } from '#test/support/site-facts.ts';
import { Faults } from './faults.ts';
import type { SiteFacts } from './site-facts.ts';
import { toolDefaultsOf } from './tool-defaults-setting.ts';

const options = {
  letterCase: choice(['upper', 'lower'], 'upper', { aliases: ['case'], valueAliases: { uppercase: 'upper' } }),
  speed: decimal({ min: 0, max: 2, initial: 1 }),
  count: integer({ min: -5, max: 512, initial: 1 }),
  sorted: flag(false),
  separator: text(),
  name: text({ maxLength: 10 }),
};
const facts: SiteFacts = { ...someFacts, tools: [{ id: 'any-tool', category: 'text', former: ['a-tool'], options }] };

function read(value: unknown) {
  const faults = new Faults();
  const defaults = toolDefaultsOf({ value, source: '/c' }, facts, faults);
  return { defaults, faults: faults.inOrder };
}

describe('default options of tools', () => {
  test.each([
    [{ 'any-tool': { letterCase: 'lower', speed: 0.5, count: -5, sorted: true, separator: '', name: 'ten things' } }],
    [{ 'any-tool': { speed: 1e-7 } }],
  ])('are accepted: %j', (given) => expect(read(given)).toEqual({ defaults: given, faults: [] }));

  test.each([
    [{ 'a-tool': { case: 'lower' } }, { 'any-tool': { letterCase: 'lower' } }],
    [{ 'any-tool': { letterCase: 'uppercase' } }, { 'any-tool': { letterCase: 'upper' } }],
    [{ 'any-tool': { count: -0 } }, { 'any-tool': { count: 0 } }],
    [{ 'any-tool': {} }, {}],
    [{}, {}],
  ])('are converted to the current names and values: %j', (given, defaults) => expect(read(given)).toEqual({ defaults, faults: [] }));

  test.each([
    [{ 'any-tool': { letterCase: 'Upper' } }, 'letterCase (/c) must be one of upper, lower, but it is "Upper".'],
    [{ 'any-tool': { letterCase: 1 } }, 'letterCase (/c) must be one of upper, lower, but it is 1.'],
    [{ 'any-tool': { letterCase: 'constructor' } }, 'letterCase (/c) must be one of upper, lower, but it is "constructor".'],
    [{ 'any-tool': { speed: 3 } }, 'speed (/c) must be a number from 0 to 2, but it is 3.'],
    [{ 'any-tool': { count: 1.5 } }, 'count (/c) must be a whole number from -5 to 512, but it is 1.5.'],
    [{ 'any-tool': { count: '1' } }, 'count (/c) must be a whole number from -5 to 512, but it is "1".'],
    [{ 'any-tool': { sorted: 'true' } }, 'sorted (/c) must be a boolean, but it is "true".'],
    [{ 'any-tool': { separator: null } }, 'separator (/c) must be a text, but it is null.'],
    [{ 'any-tool': { name: 'eleven long' } }, 'name (/c) must be a text of at most 10 characters, but it is "eleven long".'],
    [{ 'any-tool': { input: 'x' } }, 'input (/c) is no option of this tool.'],
    [{ 'a-tool': { letterCas: 'x' } }, 'letterCas (/c) is no option of this tool. Did you mean "letterCase"?'],
    [JSON.parse('{"any-tool":{"__proto__":1}}'), '__proto__ (/c) is no option of this tool.'],
  ])('are rejected: %j', (given: object, fault) =>
    expect(read(given)).toEqual({ defaults: {}, faults: [`tools.defaults.${Object.keys(given)[0]}.${fault}`] }),
  );

  test('from any file are rejected or valid', () => {
    const value = fc.dictionary(
      fc.constantFrom(...Object.keys(options), 'other'),
      fc.oneof(fc.jsonValue(), fc.integer({ min: -9, max: 600 })),
    );
    fc.assert(
      fc.property(value, (given) => {
        const { defaults, faults } = read({ 'any-tool': given });
        expect(Object.keys(defaults['any-tool'] ?? {}).length + faults.length).toBe(Object.keys(given).length);
        expect(read(defaults)).toEqual({ defaults, faults: [] });
      }),
      { numRuns: runs(30) },
    );
  });
});
