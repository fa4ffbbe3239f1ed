import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { type GeneratedValue, withGenerated } from './generated-value.ts';

const generate = (before: readonly GeneratedValue[], value: unknown, atMs = 0): readonly GeneratedValue[] =>
  withGenerated(before, ok(value), { token: value } as never, 'token', atMs);

test('keeps the last ten values, the latest first', () => {
  let generated: readonly GeneratedValue[] = [];
  for (let at = 0; at < 12; at++) generated = generate(generated, `value ${at}`, at);
  expect(generated.map(({ text, atMs }) => [text, atMs])).toEqual(
    Array.from({ length: 10 }, (_, index) => [`value ${11 - index}`, 11 - index]),
  );
});

test('does not add an unchanged value or an empty text', () => {
  const outcome = ok('a');
  const once = withGenerated([], outcome, { token: 'a' } as never, 'token', 1);
  expect(withGenerated(generate(once, 'b'), outcome, { token: 'a' } as never, 'token', 3)).toHaveLength(2);
  expect(generate([], '')).toEqual([]);
  expect(generate([], undefined)).toEqual([]);
});

test.each([[{ text: 'a', file: 'b' }], [{ value: 'a' }], ['a']])('%j is identified by its text', (value) => {
  expect(generate([], value)[0]?.text).toBe('a');
});
