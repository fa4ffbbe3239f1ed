import { encodeFields } from '#core/field-text.ts';
import { allFields } from '#tool-ui/stored/control-values.ts';
import type { Chain, Step } from './chain.ts';
import { valuesOfStep } from './chain-link.ts';
import type { AskedStep } from './step-service.ts';
import type { FindStep, StepTool } from './step-tool.ts';

/** A step with the declaration of its tool. */
export interface KnownStep {
  readonly step: Step;
  readonly known: StepTool;
}

/** The steps whose tools are known here. A chain contains only known steps once `find` is available. */
export const knownSteps = ({ steps }: Chain, find: FindStep | undefined): readonly KnownStep[] =>
  steps.flatMap((step) => {
    const known = find?.(step.tool, step.operation);
    return known ? [{ step, known }] : [];
  });

/** The names of required fields without a valid value. */
export const missingIn = ({ step, known }: KnownStep): readonly string[] =>
  valuesOfStep(step, known.fields).missing.filter((name) => !known.step.operation.optional?.includes(name));

const describeFile = (value: unknown): string => (value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : '');

const isGenerated = ({ step: { operation } }: StepTool): boolean => operation.trigger === 'generate' || operation.trigger === 'tick';

/** Converts a step for the worker. `generation` is the number of times that the visitor has regenerated its result. */
export function askedStep({ step, known }: KnownStep, language: string, generation: number): AskedStep {
  const { values } = valuesOfStep(step, known.fields);
  const fields = allFields(known.fields);
  const { id, tool, operation, forwardedOutput } = step;
  const key = JSON.stringify([
    language,
    tool,
    operation,
    forwardedOutput,
    encodeFields(fields, values),
    Object.values(values).map(describeFile).join(''),
    generation,
  ]);
  return { id, tool, operation, values, forwardedOutput, key, isGenerated: isGenerated(known) };
}

/** The steps that can run: the enabled ones, up to the first with an invalid field. */
export function askedSteps(steps: readonly KnownStep[], language: string, generations: ReadonlyMap<number, number>): readonly AskedStep[] {
  const on = steps.filter(({ step }) => step.isOn);
  const stop = on.findIndex((each) => missingIn(each).length > 0);
  return on.slice(0, stop < 0 ? undefined : stop).map((each) => askedStep(each, language, generations.get(each.step.id) ?? 0));
}
