import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';

test('the operations generate one current ULID by default, and read its time', () => {
  const context = { now: () => new Date('2026-03-01T12:00:00.123Z'), randomBytes: repeatableBytes() };
  const made = run.generate({ ...initialValues(declaration.inputs), ...initialValues(declaration.options) }, context);
  const [ulid = '', ...others] = made.ok ? made.value : [];
  expect(others).toEqual([]);
  expect(run.inspect({ inspected: ulid })).toMatchObject(ok({ createdAt: '2026-03-01T12:00:00.123Z', ulid }));
});
