import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { performOperation } from '#engine/perform-operation.ts';
import { fulfilled } from '#engine/adapter-operations.ts';
import { forwardedBy } from '#engine/steps/forwarded.ts';
import { runStep } from '#engine/steps/run-step.ts';
import { stepFields } from '#engine/steps/step-fields.ts';
import { stepOperations } from '#engine/steps/step-operation.ts';
import { printedNames, shownOutputs } from '#engine/shown-outputs.ts';
import { plainOutputs } from '../../src/app/features/steps/plain-outputs.ts';
import { repeatableBytes } from '../support/repeatable-bytes.ts';
import { declaredTools } from './declared-tools.ts';
import { contexts } from './shown-texts.ts';

/** A context with the same random bytes each time. */
const repeatableContext = () => ({ ...contexts()[0], randomBytes: repeatableBytes() });

const cases = declaredTools.flatMap((tool) =>
  Object.values(stepOperations(tool.declaration)).map((step) => {
    const input = step.inputs.map((name) => tool.declaration.inputs[name]).find((field) => field?.kind === 'text');
    return { tool, step, name: step.name, sample: input?.kind === 'text' ? (input.sample ?? input.example ?? '') : '' };
  }),
);

describe('a step gives the same result as its tool, in data that a worker can send', () => {
  test.each(cases)('$tool.id: $name', async ({ tool, step, name, sample }) => {
    const { declaration, texts } = tool;
    const { inputs, options } = stepFields(declaration, step);
    const values = initialValues({ ...inputs, ...options });
    const [field] = step.inputs.filter((each) => declaration.inputs[each]?.kind === 'text');
    const incoming = step.inputs.length === 0 ? undefined : field === undefined ? new File([], 'empty') : sample;
    const result = await runStep({ declaration, work: tool, name }, { values }, incoming, repeatableContext(), texts);

    const whole = fulfilled(declaration, step.operation, { ...values, ...(field !== undefined && { [field]: sample }) });
    if (!whole.ok || incoming instanceof File) return;
    const direct = await performOperation({ declaration, work: tool, name }, whole.value, repeatableContext(), texts);
    expect(result.ok || result.error.code).toBe(direct.ok || direct.error.code);
    if (!result.ok || !direct.ok || !direct.value) return;
    const names = printedNames(declaration.outputs, step.operation.gives);
    const shown = shownOutputs(declaration.outputs, names, direct.value, texts);
    expect(result.value.shown.map((each) => each.name)).toEqual(shown.map((each) => each.name));
    const forwardedOutput = shown.find((each) => step.forwardableOutputs.includes(each.name));
    const made = forwardedOutput && (await forwardedBy(forwardedOutput));
    const forwarded = made?.ok ? made.value : undefined;
    expect(result.value.forwarded instanceof File ? result.value.forwarded.name : result.value.forwarded).toBe(
      forwarded instanceof File ? forwarded.name : forwarded,
    );
    expect(() => structuredClone(plainOutputs(result.ok ? result.value.shown : []))).not.toThrow();
  });
});
