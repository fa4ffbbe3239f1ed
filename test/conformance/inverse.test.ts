import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, initialValues } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { runs } from '../support/runs.ts';
import { anyValues, type Given } from './any-values.ts';
import { textFrom } from './run.ts';
import { allOperations, areLawful, type AskedOperation, tools } from './tools.ts';

/** Of these values those that fields of the same names can have; else their own. */
const sharedWith = (values: Given, fields: Fields): Given => ({
  ...initialValues(fields),
  ...Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, kindOf(field).valueOf(field, kindOf(field).draftOf(values[name] as never))] as const) // of another kind it is no value
      .filter(([, value]) => value !== undefined),
  ),
});

/** Half a character is no text. */
const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();

const firstOf = ({ inputs }: AskedOperation): string => Object.keys(inputs)[0] ?? '';

interface Trip {
  readonly given: Given;
  readonly wish: Given;
  /** What the operation made of it, and what the inverse makes of that. */
  readonly there: string;
  readonly back: string | undefined;
}

/** Tries what an operation and its inverse make of any text. */
async function tryTrips(operation: AskedOperation, inverse: AskedOperation, check: (trip: Trip) => Promise<void>): Promise<void> {
  const where = operation.lawsHoldWhere;
  await fc.assert(
    fc.asyncProperty(anyValues(operation.inputs, where), anyValues(operation.options, where), async (given, wish) => {
      const all = { ...given, ...wish };
      fc.pre(isText(given[firstOf(operation)]) && areLawful(operation, all));
      const there = await textFrom(operation, given, wish);
      fc.pre(there !== undefined && there !== '');
      const inputs = { ...sharedWith(all, inverse.inputs), [firstOf(inverse)]: there };
      await check({ given, wish, there, back: await textFrom(inverse, inputs, sharedWith(all, inverse.options)) });
    }),
    { numRuns: runs(operation.thread === 'worker' ? 30 : 100) },
  );
}

describe('is undone by its inverse', () => {
  test.each(allOperations.filter(({ operation }) => operation.undoneBy !== undefined))('$tool.id: $name', async ({ tool, operation }) => {
    const inverse = tool.operations[operation.undoneBy ?? ''] as AskedOperation; // a name that is none fails the test
    await tryTrips(operation, inverse, async ({ given, back }) => expect(back).toBe(given[firstOf(operation)]));
  });
});

// Two notations do not write all alike, such as spaces and repeated keys: what was once converted stays as it is.
describe('is undone by its opposite', () => {
  test.each(tools.filter(({ manifest }) => manifest.opposite !== undefined))('$id', async ({ operations, manifest }) => {
    const [operation] = Object.values(operations) as [AskedOperation]; // a tool that has an opposite does something
    const [inverse] = Object.values(tools.find(({ id }) => id === manifest.opposite)?.operations ?? {}) as [AskedOperation];
    await tryTrips(operation, inverse, async ({ given, wish, there, back }) => {
      expect(await textFrom(operation, { ...given, [firstOf(operation)]: back ?? '' }, wish)).toBe(there);
    });
  });
});
