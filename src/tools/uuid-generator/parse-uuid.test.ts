import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { formatUuids } from './format-uuids.ts';
import { parseUuid } from './parse-uuid.ts';

// RFC 9562, appendix A.6.
const digits = '017f22e279b07cc398c4dc0c0c07398f';
const parse = (typed: string) => parseUuid(typed, 'inspected');

describe('parseUuid', () => {
  test.each([
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    digits,
    '{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}',
    'urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    'URN:UUID:017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    ' \t017f22e2-79b0-7cc3-98c4-dc0c0c07398f\r\n',
    'UUID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),',
    '017f22e2\u201379b0\u20137cc3\u201398c4\u2013dc0c0c07398f',
  ])('reads %j', (typed) => {
    expect(parse(typed)).toEqual(ok(digits));
  });

  test.each([
    ['x', 'x', 0],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398g', 'g', 35],
    [' 017f22e2 79b0', ' ', 9],
    ['{017f22e279b0', '{', 0],
    ['{ 017f}', ' ', 1],
    [' urn:uuid:🌍', '🌍', 10],
    ['uuid:017f', 'u', 0],
    ['--x', 'x', 2],
  ])('refuses %j because of %j', (typed, character, at) => {
    expect(parse(typed)).toEqual(fail('notAHexadecimalDigit', { field: 'inspected', values: { character }, at }));
  });

  test.each([
    ['', 0],
    ['{}', 0],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398', 31],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f0', 33],
    ['----', 0],
  ])('refuses %j, which has %i digits', (typed, found) => {
    expect(parse(typed)).toEqual(fail('wrongDigitCount', { field: 'inspected', values: { needed: 32, found } }));
  });

  test.each([
    ['017f22e-279b0-7cc3-98c4-dc0c0c07398f', 7],
    ['{017f22e279b0-7cc3-98c4-dc0c0c07398f}', 13],
    ['017f22e279b0-7cc398c4-dc0c0c07398f-', 12],
  ])('refuses the hyphens of %j', (typed, at) => {
    expect(parse(typed)).toEqual(fail('misplacedHyphens', { field: 'inspected', at }));
  });

  test('reads every UUID in all written formats', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...declaration.options.format.values), fc.boolean(), (uuid, format, uppercase) => {
        expect(parse(formatUuids([uuid], { format, uppercase, outputAs: 'lines' }))).toEqual(ok(uuid.replaceAll('-', '')));
      }),
    );
  });

  test('returns a result for any input, with an error position inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = parse(typed);
        expect(parsed.ok ? 0 : (parsed.error.at ?? 0)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
