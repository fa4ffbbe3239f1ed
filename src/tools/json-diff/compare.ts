import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { jsonPointer } from './json-pointer.ts';
import { type ArrayComparison, pairItems } from './pair-items.ts';
import type { Change, PairStep, Step } from './step.ts';
import type { ValueIds } from './value-ids.ts';

/**
 * Receives the findings of a comparison, depth first. Objects are in the order of the first document's members, then of the second's, and
 * arrays from left to right.
 */
export interface DiffListener {
  readonly same: (step: PairStep) => void;
  readonly change: (kind: Change, step: Step) => void;
  /** Called for two objects or two arrays that differ inside. */
  readonly enter: (step: PairStep) => void;
  readonly leave: (step: PairStep) => void;
  /** Called for arrays that would have taken too many comparisons, so that some items were paired by position. */
  readonly cut: (step: PairStep) => void;
}

/** Compares two documents, whose values must have been numbered, without recursion. */
export function compare(before: JsonNode, after: JsonNode, ids: ValueIds, arrays: ArrayComparison, listener: DiffListener): void {
  const open: { readonly step: PairStep; readonly steps: readonly Step[]; next: number }[] = [];
  const visit = (step: Step): void => {
    if (!isPair(step)) listener.change(step.before ? 'removed' : 'added', step);
    else if (ids.of(step.before) === ids.of(step.after)) listener.same(step);
    else {
      const steps = stepsInside(step, ids, arrays, listener);
      if (!steps) listener.change('changed', step);
      else {
        listener.enter(step);
        open.push({ step, steps, next: 0 });
      }
    }
  };

  visit({ parent: undefined, before, after, beforeName: '', afterName: '', label: '' });
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const step = frame.steps[frame.next++];
    if (step) visit(step);
    else {
      listener.leave(frame.step);
      open.pop();
    }
  }
}

const isPair = (step: Step): step is PairStep => step.before !== undefined && step.after !== undefined;

/** The steps inside a value. `undefined` for values without an inside to compare. */
function stepsInside(step: PairStep, ids: ValueIds, arrays: ArrayComparison, listener: DiffListener): readonly Step[] | undefined {
  const { before, after } = step;
  const parent = { before: jsonPointer(step, 'before'), after: jsonPointer(step, 'after') };
  if (before.kind === 'object' && after.kind === 'object') {
    const others = new Map(after.members.map(({ key, value }) => [key, value]));
    const keys = new Set(before.members.map(({ key }) => key));
    return [
      ...before.members.map(({ name, key, value }) => ({ ...named(parent, name, key), before: value, after: others.get(key) })),
      ...after.members
        .filter(({ key }) => !keys.has(key))
        .map(({ name, key, value }) => ({ ...named(parent, name, key), before: undefined, after: value })),
    ];
  }
  if (before.kind !== 'array' || after.kind !== 'array') return undefined;
  const { pairs, isCut } = pairItems(before.items, after.items, ids, arrays);
  if (isCut) listener.cut(step);
  let placed = 0;
  return pairs.map(([one, other]) => ({
    parent,
    before: before.items[one],
    after: after.items[other],
    beforeName: one,
    afterName: other < 0 ? placed : (placed = other + 1) - 1,
    label: '',
  }));
}

const named = (parent: Step['parent'], label: string, key: string) => ({ parent, beforeName: key, afterName: key, label });
