import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pixelsOfModules, readWithZxing } from '#test/support/samples/independent-qr-decoders.ts';
import { runs } from '#test/support/runs.ts';
import { encodeQr } from './encode-qr.ts';
import { qrCapacity } from './qr-capacity.ts';
import { qrLevels } from './qr-code.ts';
import { readQr } from './read-qr.ts';

const encoded = (text: string, level: (typeof qrLevels)[number]) => {
  const result = encodeQr(text, level);
  if (!result.ok) throw new Error(`${result.error.code}`);
  return result.value;
};

describe('qrCapacity', () => {
  // ISO/IEC 18004:2015, table 7: numeric, alphanumeric and byte.
  test.each([
    [1, 'low', 41, 25, 17],
    [1, 'medium', 34, 20, 14],
    [1, 'quartile', 27, 16, 11],
    [1, 'high', 17, 10, 7],
    [2, 'low', 77, 47, 32],
    [2, 'medium', 63, 38, 26],
    [9, 'medium', 432, 262, 180],
    [10, 'medium', 513, 311, 213],
    [26, 'high', 1425, 864, 593],
    [27, 'high', 1501, 910, 625],
    [40, 'low', 7089, 4296, 2953],
    [40, 'medium', 5596, 3391, 2331],
    [40, 'quartile', 3993, 2420, 1663],
    [40, 'high', 3057, 1852, 1273],
  ] as const)('of version %i at level %s is %i digits, %i characters or %i bytes', (version, level, digits, characters, bytes) => {
    expect(qrCapacity(version, level, 'numeric')).toBe(digits);
    expect(qrCapacity(version, level, 'alphanumeric')).toBe(characters);
    expect(qrCapacity(version, level, 'byte')).toBe(bytes);
  });
});

describe('encodeQr', () => {
  test.each([
    ['https://it-tools.tech', 'medium', 2, 'byte', 21, 26],
    ['HELLO WORLD', 'quartile', 1, 'alphanumeric', 11, 16],
    ['1'.repeat(41), 'low', 1, 'numeric', 41, 41],
    ['1'.repeat(42), 'low', 2, 'numeric', 42, 77],
    ['abcdefghijklmn', 'medium', 1, 'byte', 14, 14],
    ['Grüße 你好', 'high', 2, 'byte', 14, 14],
    [' a ', 'low', 1, 'byte', 3, 17],
    ['$%*+-./: 09AZ', 'low', 1, 'alphanumeric', 13, 25],
    ['٣', 'low', 1, 'byte', 2, 17],
    ['A\n', 'low', 1, 'byte', 2, 17],
    ['1\n', 'low', 1, 'byte', 2, 17],
  ] as const)('writes %j at level %s in version %i as %s: %i of %i', (text, level, version, mode, used, capacity) => {
    const { modules, ...code } = encoded(text, level);
    expect(code).toEqual({ version, mode, used, capacity });
    expect(modules).toHaveLength(17 + 4 * version);
  });

  test.each([
    ['a'.repeat(2954), 'low', 'tooManyBytes', { length: 2954, capacity: 2953, level: 'low' }],
    ['é'.repeat(1273), 'high', 'tooManyBytes', { length: 2546, capacity: 1273, level: 'high' }],
    ['1'.repeat(7090), 'low', 'tooManyDigits', { length: 7090, capacity: 7089, level: 'low' }],
    ['A'.repeat(2421), 'quartile', 'tooManyCharacters', { length: 2421, capacity: 2420, level: 'quartile' }],
  ] as const)('refuses %.3s… at level %s as %s', (text, level, code, values) => {
    expect(encodeQr(text, level)).toEqual({ ok: false, error: { code, values } });
  });

  test('creates the largest code of every level in a form readable by ZXing', async () => {
    for (const level of qrLevels) {
      const text = 'ü'.repeat(Math.floor(qrCapacity(40, level, 'byte') / 2));
      const { version, modules } = encoded(text, level);
      expect(version).toBe(40);
      expect(await readWithZxing(pixelsOfModules(modules))).toMatchObject({ text, version: '40' });
    }
  });

  test('writes codes that an independent decoder reads, at the requested level', async () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'AZ09 $%*+-./:'), minLength: 1, maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'aé你🙂 \n;\\"'), minLength: 1, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...qrLevels), async (wanted, level) => {
        const pixels = pixelsOfModules(encoded(wanted, level).modules);
        expect(await readWithZxing(pixels)).toMatchObject({ text: wanted, level: level.charAt(0).toUpperCase() });
        expect(readQr(Uint8Array.from(pixels))).toBe(wanted);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('readQr', () => {
  test('keeps a byte order mark', () => {
    const { modules } = encoded('\ufeffa', 'low');
    expect(readQr(Uint8Array.from(pixelsOfModules(modules)))).toBe('\ufeffa');
  });

  test('returns undefined for an image without a code', () => {
    expect(readQr(new Uint8Array(100 * 100 * 4).fill(255))).toBeUndefined();
  });

  test('returns undefined for a nonsquare image', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(readQr(bytes)).toBeUndefined();
      }),
    );
  });
});
