import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';

const texts = { t: toolTexts('bcrypt', 'en'), language: 'en' };
const hash = { version: '2b', cost: 20, salt: 's', checksum: 'c' } as const;

describe('the presenter of', () => {
  test.each([
    [999, '999 ms'],
    [1000, '1.0 s'],
    [72_345, '72.3 s'],
  ])('hash formats a duration of %i ms as %s', (durationMs, duration) => {
    expect(presenters.hash({ hash: '$2b$', durationMs }, { text: '' }, texts)).toEqual({ hash: '$2b$', duration, notices: [] });
  });

  test('compare reports the match and a truncated text', () => {
    expect(presenters.compare(true, { compared: '' }, texts)).toEqual({ match: { value: 'Yes', verdict: 'good' }, notices: [] });
    expect(presenters.compare(false, { compared: 'x'.repeat(80) }, texts)).toEqual({
      match: { value: 'No', verdict: 'bad' },
      notices: [{ code: 'overLimit', values: { used: 72, found: 80 } }],
    });
  });

  test('readHash also explains a hash that is too slow to compare', () => {
    const rows = { version: '$2b$', rounds: '2^20 = 1048576', salt: 's', checksum: 'c', error: undefined };
    expect(presenters.readHash(hash)).toEqual(rows);
    expect(presenters.readHash({ ...hash, cost: 31 })).toEqual({
      ...rows,
      rounds: '2^31 = 2147483648',
      error: { code: 'tooSlow', field: 'hash', values: { cost: 31 } },
    });
  });
});
