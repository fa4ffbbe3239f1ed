import { describe, expect, test } from 'vitest';
import { kindOf } from '#core/kinds/kind-of.ts';
import { plainPumps, pumpsFrom } from './pumps.ts';
import { run } from './run.ts';
import { cheapOptions, readings, samplesOf, valueOf } from './text-fields.ts';
import { timeFaults } from './time-faults.ts';
import { tools } from './tools.ts';

/** What a visitor may bring on the main thread without a frame that is late, and in the worker without growing impatient. */
const LIMIT_MS = { main: 250, worker: 2000 };

const decodedFields = tools.flatMap(({ id, inputs, options }) =>
  Object.entries({ ...inputs, ...options }).map(([name, field]) => ({ id, name, field })),
);
/** One of each kind: they are decoded alike. */
const kinds = new Map(decodedFields.map((each) => [`${each.field.kind} ${'isWhole' in each.field && each.field.isWhole}`, each])).values();

describe('the time grows with the length of a text alone', { timeout: 300_000 }, () => {
  test.each(readings)('$tool.id: $name, $fieldName', async ({ tool, operation, fieldName, field }) => {
    const [inputs, options] = [samplesOf(operation.inputs), cheapOptions(operation.options)];
    const read = (text: string) => {
      const given = { [fieldName]: valueOf(field, text) };
      return fieldName in operation.inputs
        ? run(operation, { ...inputs, ...given }, options)
        : run(operation, inputs, { ...options, ...given });
    };
    const own = pumpsFrom(tool.entry);
    expect(await timeFaults({ read, limitMs: LIMIT_MS[operation.thread] }, own, plainPumps)).toEqual([]);
  });

  test.each([...kinds])('what a link says of $id: $name', async ({ field }) => {
    const read = (text: string) => kindOf(field).decode(field, text);
    expect(await timeFaults({ read, limitMs: LIMIT_MS.main }, pumpsFrom('src/core/kinds/kind-of.ts'), plainPumps)).toEqual([]);
  });
});
