import type { ControlValues } from '#tool-ui/stored/control-values.ts';

export const MOST_STEPS = 20;

/** An operation in a chain, with the state of its controls. */
export interface Step {
  /** Unique, and unchanged when the step moves. */
  readonly id: number;
  readonly tool: string;
  readonly operation: string;
  /** The control values of fields that differ from their defaults. */
  readonly controlValues: ControlValues;
  readonly forwardedOutput?: string | undefined;
  /** A disabled step passes its input through unchanged. */
  readonly isOn: boolean;
}

/** The input of the first step. */
export interface ChainInput {
  readonly source: 'text' | 'file';
  readonly text: string;
  readonly file: File | null;
}

export interface Chain {
  readonly input: ChainInput;
  readonly isByLine: boolean;
  readonly steps: readonly Step[];
}

export const emptyChain: Chain = { input: { source: 'text', text: '', file: null }, isByLine: false, steps: [] };

let lastId = 0;

export const newStep = (step: Omit<Step, 'id'>): Step => ({ ...step, id: ++lastId });

const withSteps = (chain: Chain, steps: readonly Step[]): Chain => ({ ...chain, steps });

export const changedStep = (chain: Chain, id: number, change: Partial<Omit<Step, 'id'>>): Chain =>
  withSteps(
    chain,
    chain.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  );

export const insertedStep = (chain: Chain, at: number, step: Step): Chain => withSteps(chain, chain.steps.toSpliced(at, 0, step));

export const removedStep = (chain: Chain, id: number): Chain =>
  withSteps(
    chain,
    chain.steps.filter((step) => step.id !== id),
  );

/** Moves a step up (-1) or down (1). Does nothing at the ends. */
export function movedStep(chain: Chain, id: number, by: -1 | 1): Chain {
  const at = chain.steps.findIndex((step) => step.id === id);
  const step = chain.steps[at];
  const other = chain.steps[at + by];
  return step && other ? withSteps(chain, chain.steps.with(at, other).with(at + by, step)) : chain;
}

export function duplicatedStep(chain: Chain, id: number): Chain {
  const at = chain.steps.findIndex((step) => step.id === id);
  const step = chain.steps[at];
  return step ? insertedStep(chain, at + 1, newStep(step)) : chain;
}
