import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { closestTo } from './closest-to.ts';

test.each([
  ['indnt', ['sort-keys', 'indent'], 'indent'],
  ['idnent', ['indent'], 'indent'],
  ['functoins', ['functions', 'function-set'], 'functions'],
  ['x', ['indent'], undefined],
  ['absent', ['indent'], undefined],
  ['', [], undefined],
])('for “%s” among %j returns %j', (word, names, closest) => {
  expect(closestTo(word, names)).toBe(closest);
});

test('the closest name to a name is itself, also with an additional letter', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{5,9}$/), { minLength: 1 });
  fc.assert(
    fc.property(names, (all) => {
      for (const name of all) {
        expect(closestTo(name, all)).toBe(name);
        expect(closestTo(`${name}x`, [name])).toBe(name);
      }
    }),
    { numRuns: runs(30) },
  );
});
