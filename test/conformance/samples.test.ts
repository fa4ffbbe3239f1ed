import { describe, expect, test } from 'vitest';
import { areMet } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import { sampledInput, sampleSet } from '#tool-ui/tool/sample-set.ts';
import { declaredOperations } from './declared-tools.ts';
import { firstTexts } from './shown-texts.ts';

/** Fields for which a fixed sample is not possible. */
const exceptions: Readonly<Record<string, string>> = {
  'otp-generator: check': 'A code holds for half a minute.',
  'ipv4-subnet-calculator: split': 'Nothing is split until an option says into what.',
};

const sampled = declaredOperations.flatMap((declared) => {
  const { declaration } = declared.tool;
  const [output = ''] = declared.operation.gives;
  const input = sampledInput(declaration, output);
  const values = initialValues({ ...declaration.inputs, ...declaration.options });
  const isOfPage = declared.operation.uiOnly || !areMet(declared.operation.when, values);
  const isException = `${declared.tool.id}: ${declared.name}` in exceptions;
  return input === undefined || isException || isOfPage || !declared.operation.takes.includes(input)
    ? []
    : [{ ...declared, input, values }];
});

describe('Sample produces a nonempty first output', () => {
  test.each(sampled)('$tool.id: $name', async ({ tool, name, input, values }) => {
    const filled = { ...values, ...sampleSet(tool.declaration, input, values as never) }; // the control values of texts are their values
    expect((await firstTexts(tool, name, filled)).join('')).not.toBe('');
  });
});
