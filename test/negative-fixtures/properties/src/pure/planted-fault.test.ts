import * as fc from 'fast-check';
import { test } from 'vitest';
import { runs } from '#test/support/runs.ts';

/** Fails on the 300th case. */
function rareFault(): () => boolean {
  let cases = 0;
  return () => ++cases < 300;
}

test('tries it as often as all', () => fc.assert(fc.property(fc.nat(), rareFault())));

test('tries it less often', () => fc.assert(fc.property(fc.nat(), rareFault()), { numRuns: runs(5) }));
