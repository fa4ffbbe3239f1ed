import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { drawSecret } from './draw-secret.ts';

const drawFrom = (byte: number) => drawSecret({}, { randomBytes: (count) => new Uint8Array(count).fill(byte) });

test('a secret is drawn as 32 characters of Base32, each with every value', () => {
  expect(drawFrom(0)).toEqual(ok('A'.repeat(32)));
  expect(drawFrom(255)).toEqual(ok('7'.repeat(32)));
});
