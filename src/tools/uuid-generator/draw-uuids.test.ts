import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { drawUuids } from './draw-uuids.ts';

/** Returns the bytes of a hexadecimal text in turn. */
function randomFrom(hex: string) {
  let rest = hex;
  return (count: number): Uint8Array<ArrayBuffer> => {
    const taken = rest.slice(0, count * 2).padEnd(count * 2, '0');
    rest = rest.slice(count * 2);
    return Uint8Array.from(taken.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  };
}

const randomBytes = repeatableBytes();

const generated = (options: Parameters<typeof drawUuids>[0], now = new Date('2026-03-01T12:00:00Z')): readonly string[] => {
  const result = drawUuids(options, { now: () => now, randomBytes });
  return (result.ok && result.value) || [];
};

describe('drawUuids', () => {
  // RFC 9562, appendix A. For versions 1 and 6, the random bytes are the clock sequence and the node.
  test.each([
    ['A.1', 'v1', '33c89f6bdeced846', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['A.3', 'v4', '919108f752d133205bacf847db4148a8', '919108f7-52d1-4320-9bac-f847db4148a8'],
    ['A.5', 'v6', '33c89f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'],
  ] as const)('creates the UUID of appendix %s', (_section, version, random, uuid) => {
    const context = { now: () => new Date('2022-02-22T14:22:22-05:00'), randomBytes: randomFrom(random) };
    expect(drawUuids({ version, quantity: 1 }, context)).toEqual(ok([uuid]));
  });

  test('places the time, counter and random bits of version 7 as in RFC 9562, section 5.7', () => {
    const context = {
      now: () => new Date('2022-02-22T14:22:22-05:00'),
      randomBytes: randomFrom(`ffffffff${'00'.repeat(15)}af${'ff'.repeat(16)}`),
    };
    // A counter of 7fffffff: 12 bits after the version and 20 bits after the variant. The next value is 80000000.
    expect(drawUuids({ version: 'v7', quantity: 2 }, context)).toEqual(
      ok(['017f22e2-79b0-77ff-bfff-fc00000000af', '017f22e2-79b0-7800-8000-03ffffffffff']),
    );
  });

  // RFC 9562, sections 5.9 and 5.10.
  test.each([
    ['nil', '00000000-0000-0000-0000-000000000000'],
    ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ] as const)('repeats the %s UUID as often as requested', (version, uuid) => {
    expect(generated({ version, quantity: 3 })).toEqual([uuid, uuid, uuid]);
  });

  test.each(['v3', 'v5'] as const)('returns nothing for version %s, which needs a name', (version) => {
    expect(drawUuids({ version, quantity: 3 }, { now: () => new Date(0), randomBytes })).toEqual(ok(null));
  });

  test.each(['v1', 'v4', 'v6', 'v7'] as const)('generates 10,000 different UUIDs of version %s at the same moment', (version) => {
    expect(new Set(generated({ version, quantity: 10_000 })).size).toBe(10_000);
  });

  test.each(['v1', 'v6'] as const)('sets the multicast bit of the random node of version %s', (version) => {
    const context = { now: () => new Date(0), randomBytes: (count: number) => new Uint8Array(count) };
    expect(drawUuids({ version, quantity: 1 }, context)).toEqual(ok([expect.stringMatching(/-8000-010000000000$/)]));
  });

  test('versions 6 and 7 ascend within a batch at any moment', () => {
    const moment = fc.date({ min: new Date(0), max: new Date('3000-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom('v6', 'v7'), fc.integer({ min: 2, max: 300 }), moment, (version, quantity, now) => {
        const uuids = generated({ version, quantity }, now);
        expect(uuids).toEqual([...new Set(uuids)].toSorted());
        expect(uuids).toHaveLength(quantity);
      }),
    );
  });

  test('sets the version and variant digits of RFC 9562, sections 4.1 and 4.2', () => {
    fc.assert(
      fc.property(fc.constantFrom('v1', 'v4', 'v6', 'v7'), fc.integer({ min: 1, max: 50 }), (version, quantity) => {
        const uuids = generated({ version, quantity });
        expect(uuids).toHaveLength(quantity);
        for (const uuid of uuids)
          expect(uuid).toMatch(new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version.slice(1)}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`));
      }),
    );
  });
});
