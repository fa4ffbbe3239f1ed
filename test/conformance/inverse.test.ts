import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, initialValues } from '#core/fields.ts';
import { runs } from '../runs.ts';
import { anyValues, type Given } from './any-values.ts';
import { textFrom } from './run.ts';
import { allOperations, areLawful, type AskedOperation } from './tools.ts';

/** The values of the fields that both have. */
const sharedWith = (values: Given, fields: Fields): Given => Object.fromEntries(Object.entries(values).filter(([name]) => name in fields));

/** Half a character is no text. */
const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();

describe('is undone by its inverse', () => {
  test.each(allOperations.filter(({ operation }) => operation.undoneBy !== undefined))('$tool.id: $name', async ({ tool, operation }) => {
    const [first = ''] = Object.keys(operation.inputs);
    const where = operation.lawsHoldWhere;
    const inverse = tool.operations[operation.undoneBy ?? ''] as AskedOperation; // a name that is none fails the test
    const [firstOfInverse = ''] = Object.keys(inverse.inputs);
    await fc.assert(
      fc.asyncProperty(anyValues(operation.inputs, where), anyValues(operation.options, where), async (given, wish) => {
        fc.pre(isText(given[first]));
        fc.pre(areLawful(operation, { ...given, ...wish }));
        const there = await textFrom(operation, given, wish);
        fc.pre(there !== undefined && there !== '');
        const all = { ...given, ...wish };
        const back = { ...initialValues(inverse.inputs), ...sharedWith(all, inverse.inputs), [firstOfInverse]: there };
        const wishBack = { ...initialValues(inverse.options), ...sharedWith(all, inverse.options) };
        expect(await textFrom(inverse, back, wishBack)).toBe(given[first]);
      }),
      { numRuns: runs(operation.thread === 'worker' ? 30 : 100) },
    );
  });
});
