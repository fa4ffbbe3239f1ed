import { expect, test } from 'vitest';
import { doneTests } from './done-tests.ts';

test.each([
  [' ✓  unit  src/pure/text/lines.test.ts (12 tests) 34ms', 12],
  [' ✓ |unit| src/core/result.test.ts (1 test) 2ms', 1],
  [' ❯ |unit| test/cli/words.test.ts (40 tests | 1 failed) 2282ms', 40],
  ['  ✓  12 [main] › test/browser/home.spec.ts:9:1 › shows the tools (2.1s)', 1],
  ['  ✘  13 [main] › test/browser/home.spec.ts:19:1 › opens a tool (2.1s)', 1],
  ['     → expected 1 to be 2', 0],
  [' RUN  v5.1.0 /project', 0],
])('%s', (line, count) => expect(doneTests(line)).toBe(count));
