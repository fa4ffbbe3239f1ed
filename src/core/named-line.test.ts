import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readNamedLine, withoutNames } from './named-line.ts';

describe('a named line', () => {
  test.each([
    ['Ana: Tokyo 10-19', { name: 'Ana', rest: 'Tokyo 10-19' }],
    ['Ana María :\tTokyo', { name: 'Ana María', rest: 'Tokyo' }],
    ['Ana: +5:30', { name: 'Ana', rest: '+5:30' }],
    ['Europe/Berlin', { rest: 'Europe/Berlin' }],
    ['+5:30', { rest: '+5:30' }],
    ['UTC+5:30 9-17', { rest: 'UTC+5:30 9-17' }],
    [': Tokyo', { rest: ': Tokyo' }],
    ['Ana:', { rest: 'Ana:' }],
    ['', { rest: '' }],
  ])('is read from %j', (line, read) => expect(readNamedLine(line)).toEqual(read));
});

test('removing names keeps the number of lines', () => {
  const name = fc.string({ minLength: 1, maxLength: 9 }).filter((text) => /^[^:\n\r]+$/.test(text) && text.trim() !== '');
  const place = fc.constantFrom('Tokyo', 'Europe/Berlin', '+5:30', 'UTC 9-17');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, place)), (lines) => {
      const text = lines.map(([who, where]) => `${who}: ${where}`).join('\n');
      expect(withoutNames(text)).toBe(lines.map(([, where]) => where).join('\n'));
    }),
    { numRuns: runs(100) },
  );
});
