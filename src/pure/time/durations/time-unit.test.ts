import { describe, expect, test } from 'vitest';
import { foldUnit, type TimeUnit, unitsIn } from './time-unit.ts';

describe('unitsIn', () => {
  test.each<[string, string, TimeUnit | undefined]>([
    ['en', 'm', 'minute'],
    ['en', 'mo', 'month'],
    ['en', 'µs', 'microsecond'],
    ['en', 'μs', 'microsecond'],
    ['en', 'Hours', 'hour'],
    ['en', 'fortnight', undefined],
    ['de', 'Stunden', 'hour'],
    ['de', 'Std.', 'hour'],
    ['de', 'minutes', 'minute'],
    ['fr', 'jours', 'day'],
    ['fr', 'm', 'minute'],
    ['ru', 'часа', 'hour'],
    ['ru', 'часов', 'hour'],
    ['vi', 'tháng', 'month'],
    ['zh', '天', 'day'],
  ])('in %s %s is %s', (language, word, unit) => expect(unitsIn(language).get(foldUnit(word))).toBe(unit));
});
