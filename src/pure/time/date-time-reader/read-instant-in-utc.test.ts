import { expect, test } from 'vitest';
import { readInstantInUtc } from './read-instant-in-utc.ts';

// GNU date: date -u -d TEXT +%s
test.each([
  ['2021-02-27 10:15:30 UTC', { epochSeconds: 1614420930, fraction: '' }],
  ['2021/02/27 10:15:30.25', { epochSeconds: 1614420930, fraction: '25' }],
  ['Sat Feb 27 10:15:30 CET 2021', { epochSeconds: 1614417330, fraction: '' }],
  ['/Date(-1500)/', { epochSeconds: -2, fraction: '5' }],
  ['27.02.2021', { epochSeconds: 1614384000, fraction: '' }],
  ['03/04/2021', undefined],
  ['1614420930', undefined],
  ['2021-02-27 10:15:30 Europe/Paris', undefined],
  ['soon', undefined],
])('%s', (text, instant) => expect(readInstantInUtc(text)).toEqual(instant));
