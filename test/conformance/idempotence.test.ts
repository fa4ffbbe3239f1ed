import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { anyValues } from './any-values.ts';
import { textFrom } from './run.ts';
import { allOperations, areLawful } from './tools.ts';

describe('does not change its own output', () => {
  test.each(allOperations.filter(({ operation }) => operation.isIdempotent))('$tool.id: $name', async ({ operation }) => {
    const [first = ''] = Object.keys(operation.inputs);
    const where = operation.propertiesHoldWhere;
    await fc.assert(
      fc.asyncProperty(anyValues(operation.inputs, where), anyValues(operation.options, where), async (given, options) => {
        fc.pre(areLawful(operation, { ...given, ...options }));
        const once = await textFrom(operation, given, options);
        fc.pre(once !== undefined && once.trim() !== '');
        expect(await textFrom(operation, { ...given, [first]: once }, options)).toBe(once);
      }),
      { numRuns: runs(operation.thread === 'worker' ? 30 : 100) },
    );
  });
});
