import { expect, test } from 'vitest';
import { type Measured, overLimits, siteLimits } from './site-limits.ts';

test('what is within its limits is let through', () => expect(overLimits(siteLimits)).toEqual([]));

// The planted faults of the gate that measures the site.
test.each(Object.keys(siteLimits))('%s over its limit is a fault, and so is what could not be measured', (name) => {
  const limit = siteLimits[name as keyof Measured]; // its own names
  expect(overLimits({ ...siteLimits, [name]: limit + 1 })).toEqual([`${name} is ${(limit + 1).toFixed(1)}; ${limit} is the limit.`]);
  expect(overLimits({ ...siteLimits, [name]: Number.NaN })).toHaveLength(1);
});
