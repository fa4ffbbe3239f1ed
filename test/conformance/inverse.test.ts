import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { runs } from '../support/runs.ts';
import { anyValues, type Given } from './any-values.ts';
import { textFrom } from './run.ts';
import { allOperations, areLawful, type AskedOperation, tools } from './tools.ts';

/** The values for fields of the same names if they are valid there, and the defaults for all other fields. */
const sharedWith = (values: Given, fields: Fields): Given => ({
  ...initialValues(fields),
  ...Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, kindOf(field).valueOf(field, kindOf(field).controlValueOf(values[name] as never))] as const) // invalid for a field of another kind
      .filter(([, value]) => value !== undefined),
  ),
});

/** Whether a value is a text without lone surrogates. */
const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();

const firstOf = ({ inputs }: AskedOperation): string => Object.keys(inputs)[0] ?? '';

interface Trip {
  readonly given: Given;
  readonly options: Given;
  /** The output of the operation, and the output of its inverse for it. */
  readonly there: string;
  readonly back: string | undefined;
}

/** Runs an operation and then its inverse on random texts. */
async function tryTrips(operation: AskedOperation, inverse: AskedOperation, check: (trip: Trip) => Promise<void>): Promise<void> {
  const where = operation.propertiesHoldWhere;
  await fc.assert(
    fc.asyncProperty(anyValues(operation.inputs, where), anyValues(operation.options, where), async (given, options) => {
      const all = { ...given, ...options };
      fc.pre(isText(given[firstOf(operation)]) && areLawful(operation, all));
      const there = await textFrom(operation, given, options);
      fc.pre(there !== undefined && there !== '');
      const inputs = { ...sharedWith(all, inverse.inputs), [firstOf(inverse)]: there };
      await check({ given, options, there, back: await textFrom(inverse, inputs, sharedWith(all, inverse.options)) });
    }),
    { numRuns: runs(operation.thread === 'worker' ? 30 : 100) },
  );
}

describe('is undone by its inverse', () => {
  test.each(allOperations.filter(({ operation }) => operation.inverse !== undefined))('$tool.id: $name', async ({ tool, operation }) => {
    const inverse = tool.operations[operation.inverse ?? ''] as AskedOperation; // an unknown name fails the test
    await tryTrips(operation, inverse, async ({ given, back }) => expect(back).toBe(given[firstOf(operation)]));
  });
});

// Two notations do not preserve everything, such as spaces and repeated keys, but a converted text must stay the same.
describe('is undone by its inverse tool', () => {
  test.each(tools.filter(({ manifest }) => manifest.inverseTool !== undefined))('$id', async ({ operations, manifest }) => {
    const [operation] = Object.values(operations) as [AskedOperation]; // a tool with an inverse tool has an operation
    const [inverse] = Object.values(tools.find(({ id }) => id === manifest.inverseTool)?.operations ?? {}) as [AskedOperation];
    await tryTrips(operation, inverse, async ({ given, options, there, back }) => {
      expect(await textFrom(operation, { ...given, [firstOf(operation)]: back ?? '' }, options)).toBe(there);
    });
  });
});
