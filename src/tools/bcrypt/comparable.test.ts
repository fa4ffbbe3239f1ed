import { expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { comparable } from './comparable.ts';

const hash = { version: '2b', salt: '', checksum: '' } as const;

test('a hash is comparable up to a cost of 20', () => {
  expect(comparable({ ...hash, cost: 20 })).toEqual(ok({ ...hash, cost: 20 }));
  expect(comparable({ ...hash, cost: 21 })).toEqual(fail('tooSlow', { field: 'hash', values: { cost: 21 } }));
});
