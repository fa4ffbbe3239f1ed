import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { runs } from '#test/support/runs.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { type AddressOptions, drawAddresses, run } from './run.ts';

const randomBytes = repeatableBytes();
const { options } = declaration;
const defaults = initialValues(options);

const generateAddresses = (chosen: Partial<AddressOptions>) =>
  drawAddresses({ prefix: '', quantity: 1, addressKind: 'localUnicast', ...chosen }, { randomBytes });

const generated = (chosen: Partial<AddressOptions>): readonly string[] => {
  const result = generateAddresses(chosen);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const generate = (prefix: string, chosen: Partial<typeof defaults>) =>
  mapResult(generateAddresses({ prefix, ...chosen }), (addresses) => presenters.generate(addresses, { ...defaults, ...chosen }).addresses);

describe('the presentation', () => {
  test.each([
    ['', {}, /^[0-9A-F][26AE](:[0-9A-F]{2}){5}$/],
    ['ff-ee:aa', { separator: 'hyphen', letterCase: 'lower' }, /^ff-ee-aa(-[0-9a-f]{2}){3}$/],
    ['64:16:7F:A', { separator: 'dot' }, /^6416\.7FA[0-9A-F]\.[0-9A-F]{4}$/],
    ['001122334455', { separator: 'none' }, /^001122334455$/],
    // CorentinTh/it-tools filled an odd prefix up to whole bytes: ff:ee:0a.
    ['ff:ee:a', {}, /^FF:EE:A[0-9A-F](:[0-9A-F]{2}){3}$/],
  ] as const)('for the prefix %j with %j matches %s', (prefix, chosen, pattern) => {
    const result = generate(prefix, chosen);
    expect(result.ok && result.value).toMatch(pattern);
  });
});

describe('drawAddresses', () => {
  test.each([
    ['localUnicast', '26AE'],
    ['universalUnicast', '048C'],
    ['any', '0123456789ABCDEF'],
  ] as const)('generates for the kind %s all of the second digits %s and no others', (addressKind, digits) => {
    const seconds = new Set(generated({ addressKind, quantity: 2000 }).map((address) => address.charAt(1)));
    expect([...seconds].toSorted().join('')).toBe(digits);
  });

  test('lets the kind determine the second digit after one prefix digit, but not after two', () => {
    expect(generated({ prefix: 'F', quantity: 200 }).every((address) => /^F[26AE]/.test(address))).toBe(true);
    expect(generated({ prefix: 'FF', quantity: 200 }).every((address) => address.startsWith('FF'))).toBe(true);
  });

  test.each([
    ['64:16:7F:A1:B2:C', 16],
    ['64:16:7F:A1:B2', 256],
    ['64:16:7F:A1:B', 4096],
  ])('generates every address with the prefix %j when all %i are requested', (prefix, quantity) => {
    expect(new Set(generated({ prefix, quantity })).size).toBe(quantity);
  });

  test.each([
    [{ prefix: 'G' }, fail('notAHexadecimalDigit', { values: { character: 'G' }, at: 0 })],
    [{ prefix: '64:16:7F:😀' }, fail('notAHexadecimalDigit', { values: { character: '😀' }, at: 9 })],
    [{ prefix: '64:16:7F:00:11:22:33' }, fail('tooManyDigits', { values: { max: 12, found: 14 } })],
    [{ prefix: '64:16:7F:00:11:2', quantity: 17 }, fail('tooFewAddresses', { field: 'quantity', values: { count: 16 } })],
    [{ prefix: '64:16:7F:00:11:22', quantity: 2 }, fail('tooFewAddresses', { field: 'quantity', values: { count: 1 } })],
  ])('refuses %j', (chosen, refusal) => {
    expect(generateAddresses(chosen)).toEqual(refusal);
  });

  test('generates the requested number of different addresses, all with the prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-F]{0,8}$/), fc.integer({ min: 1, max: 300 }), (prefix, quantity) => {
        const addresses = generated({ prefix, quantity, addressKind: 'any' });
        expect(new Set(addresses).size).toBe(quantity);
        for (const address of addresses) expect(address).toMatch(new RegExp(`^${prefix}[0-9A-F]{${12 - prefix.length}}$`));
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('the notation', () => {
  test.each([
    ['colon', 'upper', '64:16:7F:A1:B2:C3'],
    ['hyphen', 'lower', '64-16-7f-a1-b2-c3'],
    ['dot', 'upper', '6416.7FA1.B2C3'],
    ['none', 'lower', '64167fa1b2c3'],
  ] as const)('writes with the separator %s in %s %s', (separator, letterCase, addresses) => {
    expect(presenters.generate(['64167FA1B2C3'], { separator, letterCase })).toEqual({ addresses });
  });

  test('writes a complete prefix in every notation so that it generates the same address', () => {
    const notation = fc.record({
      separator: fc.constantFrom(...options.separator.values),
      letterCase: fc.constantFrom('upper', 'lower'),
    });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-F]{12}$/), notation, (address, chosen) => {
        const { addresses } = presenters.generate([address], chosen);
        expect(generated({ prefix: addresses })).toEqual([address]);
        expect(generate(address, chosen)).toEqual(ok(addresses));
      }),
    );
  });
});

describe('readPrefix', () => {
  test.each([
    ['', []],
    ['F', []],
    ['FF', [{ code: 'kindOfPrefix' }]],
  ])('for the prefix %j reports %j', (prefix, notices) => {
    expect(run.readPrefix({ prefix })).toEqual(ok({ notices }));
  });
});
