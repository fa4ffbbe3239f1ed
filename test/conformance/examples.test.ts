import { describe, expect, test } from 'vitest';
import { areMet } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import { sampleSet } from '#tool-ui/tool/sample-set.ts';
import { declaredOperations, declaredTools } from './declared-tools.ts';
import { testContext } from './run.ts';
import { firstTexts } from './shown-texts.ts';

const examples = declaredOperations.flatMap((declared) => {
  const { inputs, options } = declared.tool.declaration;
  const values = initialValues({ ...inputs, ...options });
  return declared.operation.takes.flatMap((name) => {
    const field = inputs[name];
    const isTested = field?.kind === 'text' && field.example !== undefined && areMet(declared.operation.when, values);
    return isTested ? [{ ...declared, field: name, values: { ...values, [name]: field.example } }] : [];
  });
});

describe('the example of a text is accepted by its tool', () => {
  test.each(examples)('$tool.id: $name, $field', async ({ tool, name, field, values }) => {
    const given = { ...values, ...sampleSet(tool.declaration, field, values as never), [field]: values[field] }; // the control values of texts are their values
    const result = await tool.run[name]?.(given, testContext());
    expect(result?.ok === false && (result.error.field ?? field) === field ? result.error : undefined).toBeUndefined();
  });
});

const lacking = declaredOperations.flatMap((declared) => {
  const { inputs, options } = declared.tool.declaration;
  const initial = initialValues({ ...inputs, ...options });
  const samples = Object.fromEntries(
    Object.entries(inputs).map(([name, field]) => [name, field.kind === 'text' ? (field.sample ?? 'a') : null]),
  );
  const values = { ...initial, ...samples };
  return Object.entries(declared.operation.requires ?? {})
    .filter(([, where]) => areMet(where, initial) && areMet(declared.operation.when, initial))
    .map(([name]) => ({ ...declared, field: name, values: { ...values, [name]: '' } }));
});

test.each(lacking)(
  'missing input results in no output and a named requirement: $tool.id: $name, $field',
  async ({ tool, name, field, values }) => {
    expect(await firstTexts(tool, name, values)).toEqual([]);
    expect(tool.texts.t(`fields.${field}.needed`)).not.toBe(`fields.${field}.needed`);
  },
);

test('an example exists only for a field without a placeholder', () => {
  const twice = declaredTools.flatMap(({ id, declaration, texts }) =>
    Object.entries(declaration.inputs).flatMap(([name, field]) =>
      field.kind === 'text' && field.example !== undefined && texts.t(`fields.${name}.placeholder`) !== `fields.${name}.placeholder`
        ? [`${id}: ${name}`]
        : [],
    ),
  );
  expect(twice).toEqual([]);
});
