import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byClass, statusClasses } from './by-class.ts';

test('an empty class is omitted', () => {
  expect(byClass([{ code: '419' }, { code: '440' }, { code: '509' }])).toEqual([
    { statusClass: 4, rows: [{ code: '419' }, { code: '440' }] },
    { statusClass: 5, rows: [{ code: '509' }] },
  ]);
});

test('every code appears in its class once and in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 100, max: 599 })), (numbers) => {
      const codes = numbers.toSorted((a, b) => a - b).map((code) => ({ code: String(code) }));
      const groups = byClass(codes);
      expect(groups.flatMap(({ rows }) => rows)).toEqual(codes);
      for (const { rows, statusClass } of groups) expect(rows.every(({ code }) => code.startsWith(String(statusClass)))).toBe(true);
      expect(groups.map(({ statusClass }) => statusClass)).toEqual(
        statusClasses.filter((each) => codes.some(({ code }) => code.startsWith(String(each)))),
      );
    }),
  );
});
