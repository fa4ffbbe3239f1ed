import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { formatDigits, parseDigits } from './digits.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { convert as convertNumber } from './run.ts';

type Options = Partial<Parameters<typeof convertNumber>[0]>;

const convert = (number: string, options: Options = {}) => convertNumber({ ...initialValues(declaration.options), ...options, number });

describe('convertNumber', () => {
  test.each<readonly [string, Options, object]>([
    // CorentinTh/it-tools, integer-base-converter.model.test.ts, and issues 694, 452 and 1447
    ['0xFF', {}, { usedBase: '16', binary: '11111111', base64: '3/', custom: '73' }],
    ['10100101', { inputBase: 2 }, { hexadecimal: 'a5', decimal: '165', octal: '245' }],
    ['zz', { inputBase: 64 }, { decimal: '2275' }],
    ['192654', {}, { octal: '570216', binary: '101111000010001110' }],
    ['12345678901234567890123', {}, { hexadecimal: '29d42b64e76714244cb' }],
    ['0xAAUL', {}, { usedBase: '16', decimal: '170' }],
    ['42n', {}, { decimal: '42' }],
    ['0b1', { inputBase: 16 }, { usedBase: '16', decimal: '177' }],
    ['0x1f', { inputBase: 36 }, { usedBase: '36', decimal: '42819' }],
    ['0X1f', { inputBase: 33 }, { usedBase: '16', decimal: '31' }],
    ['&HfF', { inputBase: 36 }, { decimal: '255' }],
    ['&o17', {}, { decimal: '15' }],
    ['-&b11', {}, { decimal: '-3' }],
    // Notations of source code, each by the manual of its language
    ['$FF', {}, { decimal: '255' }],
    ['#$0A', {}, { decimal: '10' }],
    ['%1010', {}, { decimal: '10' }],
    ['0FFh', {}, { decimal: '255' }],
    ['-7Fh', {}, { decimal: '-127' }],
    ['1010b', {}, { decimal: '10' }],
    ['17q', {}, { decimal: '15' }],
    ["X'1F'", {}, { decimal: '31' }],
    ["b'101'", {}, { decimal: '5' }],
    ['#xFF', {}, { decimal: '255' }],
    ['#b-101', {}, { decimal: '-5' }],
    ['U+1F600', {}, { decimal: '128512' }],
    ['\\u{1F600}', {}, { decimal: '128512' }],
    ['&#x1F600;', {}, { decimal: '128512' }],
    ['16#FF#', {}, { decimal: '255' }],
    ['&HFF&', {}, { decimal: '255' }],
    ["32'hDEAD_BEEF", {}, { decimal: '3735928559' }],
    ["8'b1010_0101", {}, { decimal: '165' }],
    ["12'sd99", {}, { decimal: '99' }],
    ['0xFFu32', {}, { decimal: '255' }],
    ['1_000i64', {}, { decimal: '1000' }],
    // A letter that is a digit is not a mark
    ['1010b', { inputBase: 16 }, { decimal: '65803' }],
    ['17h', { inputBase: 20 }, { decimal: '557' }],
    // Surrounding characters, and other ways to write digits
    ['"0xFF"', {}, { decimal: '255' }],
    ['0xFF;', {}, { decimal: '255' }],
    ['\u200B255\u200E', {}, { decimal: '255' }],
    ['２５５', {}, { decimal: '255' }],
    ['𝟙𝟚', {}, { decimal: '12' }],
    ['-٢٥٥', {}, { decimal: '-255' }],
    ['1.000.000', {}, { decimal: '1000000' }],
    ['03:A1:ff', { inputBase: 16 }, { decimal: '238079' }],
    ['03:a1:ff', {}, { usedBase: '16', decimal: '238079' }],
    ['16#ff', { inputBase: 2 }, { usedBase: '16', decimal: '255' }],
    ['64#Z', {}, { usedBase: '64', decimal: '61' }],
    ['+7', {}, { decimal: '7' }],
    ['+7', { inputBase: 64 }, { decimal: '3975' }],
    ['−7', { inputBase: 64 }, { decimal: '-7' }],
    ["1\u00A0000_000,000'000’1 ", {}, { decimal: '10000000000001' }],
    ['-000', {}, { decimal: '0', binary: '0', base64: '0' }],
    [
      '-300',
      { showPrefixes: true, groupDigits: true },
      { binary: '-0b1 0010 1100', octal: '-0o454', hexadecimal: '-0x12c', decimal: '-300' },
    ],
    ['1234567', { groupDigits: true }, { decimal: '1 234 567', hexadecimal: '12 d687' }],
    ['-250', { letterCase: 'upper', customBase: 62 }, { hexadecimal: '-FA', custom: '-42' }],
  ])('converts %j with %j', (number, options, value) => {
    expect(convert(number, options)).toMatchObject({ ok: true, value });
  });

  test.each<readonly [string, Options['bitWidth'] & string, object]>([
    // Two's complement and IEEE 754 by definition; 0x40490fdb is the binary32 closest to pi.
    ['-42', '8', { bits: '11010110', unsigned: '214', signed: '-42', bigEndian: 'd6', float: undefined }],
    ['255', '8', { unsigned: '255', signed: '-1' }],
    ['1078530011', '32', { float: '3.1415927', bigEndian: '40 49 0f db', littleEndian: 'db 0f 49 40' }],
    ['0x7fc00000', '32', { float: 'NaN' }],
    ['0xff800000', '32', { float: '-Infinity' }],
    ['0x80000000', '32', { float: '-0' }],
    ['1', '32', { float: '1e-45' }],
    ['0x3fb999999999999a', '64', { float: '0.1' }],
    ['-1', '128', { bits: '1'.repeat(128), unsigned: '340282366920938463463374607431768211455' }],
  ])('shows %s in %s bits', (number, bitWidth, bits) => {
    expect(convert(number, { bitWidth })).toMatchObject({ ok: true, value: bits });
  });

  test.each<readonly [string, Options, ReturnType<typeof fail>]>([
    ['1298', { inputBase: 8 }, fail('notADigit', { values: { digit: '9', base: 8 } })],
    ['1😀', {}, fail('notADigit', { values: { digit: '😀', base: 10 } })],
    ['1.5', {}, fail('notWhole')],
    ['1.000', {}, fail('notWhole')],
    ['12:34', {}, fail('notADigit', { values: { digit: ':', base: 10 } })],
    ['Fh', { inputBase: 16 }, fail('notADigit', { values: { digit: 'h', base: 16 } })],
    ['-', {}, fail('noDigits')],
    ['0x', {}, fail('noDigits')],
    ['65#1', {}, fail('baseOutOfRange')],
    ['300', { bitWidth: '8' }, fail('doesNotFit', { values: { value: '300', width: 8 } })],
    ['-129', { bitWidth: '8' }, fail('doesNotFit', { values: { value: '-129', width: 8 } })],
  ])('refuses %j with %j', (number, options, failure) => {
    expect(convert(number, options)).toEqual(failure);
  });

  test('returns nothing for white space', () => {
    expect(convert(' \n')).toEqual(ok(null));
  });
});

const anyBase = fc.integer({ min: 2, max: 64 });
const anyNumber = fc.bigInt({ min: 0n, max: 1n << 2000n });

test('every number is read back in every base', () => {
  fc.assert(
    fc.property(anyNumber, anyBase, (number, base) => {
      expect(parseDigits(formatDigits(number, base), base)).toBe(number);
    }),
  );
});

test('digits match those of the platform up to base 36', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 2, max: 36 }), (number, base) => {
      expect(formatDigits(number, base)).toBe(number.toString(base));
      expect(parseDigits(number.toString(base).toUpperCase(), base)).toBe(number);
    }),
  );
});

const presented = (number: string) => {
  const converted = convert(number);
  return converted.ok && converted.value && presenters.convert(converted.value);
};

describe('the presented result', () => {
  test('contains all digits of a row and shows at most 10,000', () => {
    expect(presented('7')).toMatchObject({ octal: { value: '7', display: '7' }, notices: [] });
    const digits = '7'.repeat(10_001);
    expect(presented(digits)).toMatchObject({
      decimal: { value: digits, display: digits.slice(1) },
      notices: [{ code: 'shownInPart', isOfPage: true }],
    });
  });
});
