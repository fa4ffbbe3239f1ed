import { describe, expect, test } from 'vitest';
import { Notices } from './notices.ts';

describe('Notices', () => {
  test('keeps the first 20 of each code and counts the rest', () => {
    const notices = new Notices<'a' | 'b'>();
    for (let number = 1; number <= 23; number++) notices.add('a', () => ({ number }));
    notices.add('b', () => ({}));
    const list = notices.list();
    expect(list.slice(0, 2)).toEqual([
      { code: 'a', values: { number: 1 } },
      { code: 'a', values: { number: 2 } },
    ]);
    expect(list.slice(19)).toEqual([
      { code: 'a', values: { number: 20 } },
      { code: 'more', values: { count: 3 } },
      { code: 'b', values: {} },
    ]);
  });
});
