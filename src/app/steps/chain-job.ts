import { encodeFields } from '#core/field-text.ts';
import { allFields } from '#workbench/stored/drafts.ts';
import type { Chain, Step } from './chain.ts';
import { valuesOfStep } from './chain-link.ts';
import type { AskedStep } from './step-desk.ts';
import type { FindStep, StepTool } from './step-tool.ts';

/** A step with what there is to know of it. */
export interface KnownStep {
  readonly step: Step;
  readonly known: StepTool;
}

/** The steps of a chain that are known here, which all are that got into it. */
export const knownSteps = ({ steps }: Chain, find: FindStep | undefined): readonly KnownStep[] =>
  steps.flatMap((step) => {
    const known = find?.(step.tool, step.operation);
    return known ? [{ step, known }] : [];
  });

/** The names of its controls that hold no value it could run with. */
export const missingIn = ({ step, known }: KnownStep): readonly string[] =>
  valuesOfStep(step, known.fields).missing.filter((name) => !known.step.operation.mayLack?.includes(name));

const sayFile = (value: unknown): string => (value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : '');

const isDrawn = ({ step: { operation } }: StepTool): boolean => operation.begins === 'when drawn' || operation.begins === 'each second';

/** A step as a worker is asked it; `draw` counts how often it was to be drawn anew. */
export function askedStep({ step, known }: KnownStep, language: string, draw: number): AskedStep {
  const { values } = valuesOfStep(step, known.fields);
  const fields = allFields(known.fields);
  const { id, tool, operation, goesOn } = step;
  const key = JSON.stringify([
    language,
    tool,
    operation,
    goesOn,
    encodeFields(fields, values),
    Object.values(values).map(sayFile).join(''),
    draw,
  ]);
  return { id, tool, operation, values, goesOn, key, isDrawn: isDrawn(known) };
}

/** The steps that can run: those that are on, up to the first with a control that holds no value. */
export function askedSteps(steps: readonly KnownStep[], language: string, draws: ReadonlyMap<number, number>): readonly AskedStep[] {
  const on = steps.filter(({ step }) => step.isOn);
  const stop = on.findIndex((each) => missingIn(each).length > 0);
  return on.slice(0, stop < 0 ? undefined : stop).map((each) => askedStep(each, language, draws.get(each.step.id) ?? 0));
}
