import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import type { RunContext } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { repeatableBytes } from '../../../test/repeatable-bytes.ts';
import { inputs, options } from './fields.ts';
import { operations } from './logic.ts';

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date('2026-03-01T12:00:00.123Z'),
  randomBytes: repeatableBytes(),
  progress: () => undefined,
};

describe('operations', () => {
  test('make one ULID of now as long as nothing is chosen, and tell its time', async () => {
    const made = await operations.generate.run(initialValues(inputs), initialValues(options), context);
    const [ulid = '', ...others] = made.ok ? made.value : [];
    expect(others).toEqual([]);
    expect(await operations.inspect.run({ inspected: ulid }, {}, context)).toMatchObject(
      ok({ createdAt: '2026-03-01T12:00:00.123Z', ulid }),
    );
  });
});
