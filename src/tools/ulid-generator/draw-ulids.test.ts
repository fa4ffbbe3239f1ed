import * as fc from 'fast-check';
import { ulidToUUID } from 'ulid';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { drawUlids, type UlidOptions } from './draw-ulids.ts';

const randomBytes = repeatableBytes();

const now = () => new Date('2016-07-30T23:54:10.259Z');
const options: UlidOptions = { time: '', quantity: 1, monotonic: true };

const generated = (chosen: Partial<UlidOptions>, source = randomBytes): readonly string[] => {
  const result = drawUlids({ ...options, ...chosen }, { now, randomBytes: source });
  return result.ok ? result.value : [];
};

const almostAtACarry = (count: number) => new Uint8Array(count).fill(31, 1, 15).fill(23, 0, 1).fill(30, 15);
const everyByte = (count: number) => Uint8Array.from({ length: count }, (_, index) => index % 256);

/** Returns bytes of one value for each call, in turn. */
const bytesOf = (...values: readonly number[]) => {
  const left = [...values];
  return (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(count).fill(left.shift() ?? 0);
};

const anyTime = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const anyQuantity = fc.integer({ min: 1, max: 60 });
const integersOf = (ulids: readonly string[]): readonly bigint[] =>
  ulids.map((ulid) => BigInt(`0x${ulidToUUID(ulid).replaceAll('-', '')}`));

describe('drawUlids', () => {
  // The time of the example in the ULID specification, and the milliseconds of the tool's specification.
  test.each([
    ['', '01ARZ3NDEK'],
    ['1469918176385', '01ARYZ6S41'],
    ['0', '0000000000'],
    ['281474976710655', '7ZZZZZZZZZ'],
  ])('starts the ULID of the time %j with %s', (time, prefix) => {
    expect(generated({ time })).toEqual([expect.stringMatching(new RegExp(`^${prefix}[0-9A-HJKMNP-TV-Z]{16}$`))]);
  });

  test('increments within a millisecond, with a carry', () => {
    expect(generated({ quantity: 3 }, almostAtACarry)).toEqual([
      '01ARZ3NDEKQZZZZZZZZZZZZZZY',
      '01ARZ3NDEKQZZZZZZZZZZZZZZZ',
      '01ARZ3NDEKR000000000000000',
    ]);
  });

  test('continues with new randomness one millisecond later when the random part is exhausted', () => {
    expect(generated({ quantity: 3 }, bytesOf(255, 64 + 5))).toEqual([
      '01ARZ3NDEKZZZZZZZZZZZZZZZZ',
      '01ARZ3NDEM5555555555555555',
      '01ARZ3NDEM5555555555555556',
    ]);
  });

  test('remains at the last possible millisecond when the random part is exhausted', () => {
    expect(generated({ quantity: 2, time: '281474976710655' }, bytesOf(255, 0))).toEqual([
      '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
      '7ZZZZZZZZZ0000000000000000',
    ]);
  });

  test('uses every character of the alphabet with equal probability', () => {
    const characters = generated({ quantity: 16, monotonic: false }, everyByte)
      .map((ulid) => ulid.slice(10))
      .join('');
    expect(characters).toHaveLength(256);
    for (const character of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') expect(characters.split(character)).toHaveLength(8 + 1);
  });

  test('generates 10,000 different ULIDs, in either mode', () => {
    expect(new Set(generated({ quantity: 10_000 })).size).toBe(10_000);
    expect(new Set(generated({ quantity: 10_000, monotonic: false })).size).toBe(10_000);
  });

  test('refuses an invalid time', () => {
    expect(drawUlids({ ...options, time: 'soon' }, { now, randomBytes })).toEqual(fail('notATime', { field: 'time' }));
  });

  test('generates ULIDs of the requested time, in either mode', () => {
    fc.assert(
      fc.property(anyTime, anyQuantity, fc.boolean(), (time, quantity, monotonic) => {
        const integers = integersOf(generated({ time: String(time), quantity, monotonic }));
        expect(integers.map((integer) => integer >> 80n)).toEqual(Array.from({ length: quantity }, () => BigInt(time)));
      }),
    );
  });

  test('increments each by 1 in monotonic mode', () => {
    fc.assert(
      fc.property(anyTime, anyQuantity, (time, quantity) => {
        const integers = integersOf(generated({ time: String(time), quantity, monotonic: true }));
        expect(integers).toEqual(integers.map((_, index) => (integers[0] ?? 0n) + BigInt(index)));
      }),
    );
  });

  test('uses the current time unchanged', () => {
    expect(drawUlids(options, { now: () => new Date(1), randomBytes: bytesOf(0) })).toEqual(ok(['00000000010000000000000000']));
  });
});
