import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { drawSecret } from './draw-secret.ts';

const generateFrom = (byte: number) => drawSecret({}, { randomBytes: (count) => new Uint8Array(count).fill(byte) });

test('generates a secret of 32 Base32 characters, from all values', () => {
  expect(generateFrom(0)).toEqual(ok('A'.repeat(32)));
  expect(generateFrom(255)).toEqual(ok('7'.repeat(32)));
});
