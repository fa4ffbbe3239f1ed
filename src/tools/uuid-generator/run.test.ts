import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

const context = { now: () => new Date('2026-03-01T12:00:00Z'), randomBytes: repeatableBytes() };

describe('operations', () => {
  test('generate one UUID of version 4 by default', () => {
    const made = run.generate(initialValues(declaration.options), context);
    expect(made.ok && made.value).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)]);
  });

  test.each([
    ['v1', { version: 1, createdAt: '2026-03-01T12:00:00.000Z' }],
    ['v4', { version: 4 }],
    ['v6', { version: 6, createdAt: '2026-03-01T12:00:00.000Z' }],
    ['v7', { version: 7, createdAt: '2026-03-01T12:00:00.000Z' }],
    ['nil', { version: 'nil' }],
    ['max', { version: 'max' }],
  ] as const)('inspect their own UUIDs as %s: %j', (version, facts) => {
    const made = run.generate({ version, quantity: 2 }, context);
    const uuids = (made.ok && made.value) || [];
    expect(uuids).toHaveLength(2);
    for (const uuid of uuids) {
      expect(run.inspect({ inspected: uuid })).toMatchObject({
        ok: true,
        value: { ...facts, canonical: uuid },
      });
    }
  });

  test('inspect the version of every UUID created from a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('v3', 'v5'), (names, version) => {
        const made = run.name({ names, customNamespace: '', version, namespace: 'dns' });
        const uuids = (made.ok && made.value) || [];
        for (const uuid of uuids) {
          const inspected = run.inspect({ inspected: uuid });
          expect(inspected).toMatchObject({ ok: true, value: { version: version === 'v3' ? 3 : 5, variant: 'rfc9562' } });
        }
        expect(uuids.length).toBeGreaterThan(0);
      }),
    );
  });
});
