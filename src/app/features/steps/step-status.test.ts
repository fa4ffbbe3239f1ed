import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import type { KnownStep } from './chain-job.ts';
import type { StepOutcome } from './step-service.ts';
import { stepStatuses } from './step-status.ts';
import { stepFinder } from './step-tool.ts';

const declaration = declareTool({
  inputs: { word: text() },
  options: {},
  outputs: { said: textOutput() },
  operations: { say: { takes: ['word'], gives: ['said'], thread: 'main' } },
});
const find = stepFinder([{ id: 'any-tool', category: 'text', formerPaths: [], declaration }]);
const step = (id: number, isOn = true): KnownStep => {
  const known = find('any-tool', 'say');
  if (!known) throw new Error('It can be a step.');
  return { step: { id, tool: 'any-tool', operation: 'say', controlValues: {}, isOn }, known };
};
const outcome = (forwarded: string | undefined, error?: StepOutcome['error']): StepOutcome => ({
  key: '',
  shown: [],
  notices: [],
  error,
  input: '',
  forwarded,
  took: 0,
});
const refused = outcome(undefined, { code: 'refused' });

test.each([
  ['nothing has run yet', [step(1), step(2)], {}, ['there', 'there']],
  ['the first fails', [step(1), step(2)], { 1: refused, 2: outcome('b') }, ['there', 'waiting 1']],
  ['the first is disabled', [step(1, false), step(2)], { 1: refused, 2: outcome('b') }, ['off', 'there b']],
  ['the first has no output', [step(1), step(2)], { 1: outcome(undefined), 2: outcome('b') }, ['there', 'there']],
  ['all have results', [step(1), step(2)], { 1: outcome('a'), 2: outcome('b') }, ['there a', 'there b']],
])('%s', (_what, steps, outcomes, expected) => {
  const known = new Map(Object.entries(outcomes).map(([id, each]) => [Number(id), each]));
  const described = stepStatuses(steps, { outcomes: known }).map((status) =>
    [status.is, status.is === 'waiting' ? status.for : status.is === 'there' ? status.outcome?.forwarded : undefined]
      .filter((part) => part !== undefined)
      .join(' '),
  );
  expect(described).toEqual(expected);
});
