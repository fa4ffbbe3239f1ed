import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import type { Operation } from '#core/operation.ts';
import { run } from './run.ts';
import { tools } from './tools.ts';

const allExamples = tools.flatMap((tool) => tool.examples.map((example, index) => ({ tool, number: index + 1, example })));

describe('the example holds', () => {
  test.each(allExamples)('$tool.id: $number', async ({ tool, example }) => {
    const operation = tool.operations[example.operation] as Operation; // a name that is none fails the test
    const wish = { ...initialValues(operation.options), ...example.options };
    expect(await run(operation, { ...initialValues(operation.inputs), ...example.inputs }, wish)).toEqual({
      ok: true,
      value: example.output,
    });
  });
});
