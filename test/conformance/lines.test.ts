import { describe, expect, test } from 'vitest';
import { lineInput, lineOperations } from '#core/by-line.ts';
import { initialValues } from '#core/fields.ts';
import { performOperation } from '#engine/perform-operation.ts';
import { lineCell, lineColumns } from '#engine/line-columns.ts';
import { printedNames, shownOutputs } from '#engine/shown-outputs.ts';
import { otherValues } from '../../src/app/features/many/line-job.ts';
import { LineService } from '../../src/app/features/many/line-service.ts';
import { sourceLibrary } from '../../scripts/catalog/source-library.ts';
import { type DeclaredTool, declaredTools } from './declared-tools.ts';
import { contexts } from './shown-texts.ts';

const [context] = contexts();

const serviceOf = (tool: DeclaredTool): LineService =>
  new LineService(
    async () => ({ declaration: tool.declaration, work: tool, context }),
    () => 0,
  );

const cases = declaredTools.flatMap((tool) =>
  Object.entries(lineOperations(tool.declaration)).map(([name, operation]) => {
    const field = lineInput(tool.declaration, operation) ?? '';
    const input = tool.declaration.inputs[field];
    const [sample = ''] = (input?.kind === 'text' ? (input.sample ?? input.example ?? '') : '').split('\n');
    return { tool, name, operation, field, sample };
  }),
);

describe('a table of lines contains the result of each line alone', () => {
  test.each(cases)('$tool.id: $name', async ({ tool, name, operation, field, sample }) => {
    const { declaration, texts } = tool;
    const all = initialValues({ ...declaration.inputs, ...declaration.options });
    const values = otherValues(declaration, { name, operation, field, offered: {} }, all);
    const columns = lineColumns(declaration.outputs, operation.gives, values);
    const service = serviceOf(tool);
    const refusal = { code: 'refused', message: '' };
    const messages = await sourceLibrary.messages(tool.id, 'en');
    await service.begin({ toolId: tool.id, operation: name, field, values, columns, language: 'en', messages, refusal });
    const [first, second] = await service.answer([sample, sample]);
    expect(second).toEqual(first);

    const result = await performOperation({ declaration, work: tool, name }, { ...values, [field]: sample }, context, texts);
    const shown =
      result.ok && result.value
        ? shownOutputs(declaration.outputs, printedNames(declaration.outputs, operation.gives), result.value, texts)
        : [];
    expect(first?.cells).toEqual(await Promise.all(columns.map((column) => lineCell(column, shown))));
    expect(first?.error?.code).toBe(result.ok ? result.value?.error?.code : result.error.code);
    expect(first?.error?.message ?? '').not.toMatch(/^errors\./);
  });
});
