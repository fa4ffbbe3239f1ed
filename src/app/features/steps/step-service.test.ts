import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import type { Work } from '#engine/library.ts';
import type { LoadTool } from '../../platform/worker/load-tool.ts';
import { type AskedStep, type ChainJob, StepService, type StepOutcome, type Told } from './step-service.ts';
import { StepLineService } from './step-line-service.ts';

const declaration = declareTool({
  inputs: { word: text() },
  options: {},
  outputs: { said: textOutput() },
  operations: { add: { takes: ['word'], gives: ['said'], thread: 'main' } },
});

/** Creates services with tools that append their own letter, record their runs, and reject `!`. */
function services() {
  const runs: string[] = [];
  const load: LoadTool = async (toolId) => ({
    declaration,
    work: {
      run: {
        add({ word }: { readonly word: string }) {
          runs.push(toolId);
          return word.includes('!') ? fail('refused') : ok(`${word}${toolId}`);
        },
      },
      presenters: {},
    } as unknown as Work, // matches this declaration
    context: {} as never, // these runs do not read it
  });
  return { runs, service: new StepService(load, () => 0), lines: new StepLineService(load, () => 0) };
}

const step = (id: number, tool: string, more: Partial<AskedStep> = {}): AskedStep => ({
  id,
  tool,
  operation: 'add',
  values: {},
  key: tool,
  isGenerated: false,
  ...more,
});
const job = (input: string, ...steps: readonly AskedStep[]): ChainJob => ({
  language: 'en',
  input,
  steps,
  messages: { a: { errors: { refused: 'No exclamations.' } } },
});

async function outcomes(service: StepService, chainJob: ChainJob): Promise<readonly StepOutcome[]> {
  const reports: Told[] = [];
  await service.run(chainJob, (each) => void reports.push(each));
  return reports.flatMap((each) => (each.is === 'done' ? each.outcome : []));
}

test('each step receives the result of the previous one', async () => {
  const { service } = services();
  const done = await outcomes(service, job('x', step(1, 'a'), step(2, 'b')));
  expect(done.map(({ input: incoming, forwarded, shown }) => ({ input: incoming, forwarded, shown }))).toEqual([
    { input: 'x', forwarded: 'xa', shown: [{ name: 'said', value: { text: 'xa' } }] },
    { input: 'xa', forwarded: 'xab', shown: [{ name: 'said', value: { text: 'xab' } }] },
  ]);
});

test('a change reruns only the changed step and those after it', async () => {
  const { service, runs } = services();
  await outcomes(service, job('x', step(1, 'a'), step(2, 'b'), step(3, 'c')));
  await outcomes(service, job('x', step(1, 'a'), step(2, 'b', { key: 'changed' }), step(3, 'c')));
  expect(runs).toEqual(['a', 'b', 'c', 'b']); // b returns its previous result, so c need not run again
});

test('no step runs after a failed one', async () => {
  const { service, runs } = services();
  const done = await outcomes(service, job('!', step(1, 'a'), step(2, 'b')));
  expect(done.map(({ error }) => error?.code)).toEqual(['refused']);
  expect(runs).toEqual(['a']);
});

test('reuses random values of an earlier worker, except for another input', async () => {
  const [before] = await outcomes(services().service, job('x', step(1, 'a', { isGenerated: true })));
  const generated = before && { key: 'a', input: 'x', outcome: before };
  const { service, runs } = services();
  expect(await outcomes(service, job('x', step(1, 'a', { isGenerated: true, generated })))).toEqual([before]);
  expect(runs).toEqual([]);
  await outcomes(service, job('y', step(1, 'a', { isGenerated: true, generated })));
  expect(runs).toEqual(['a']);
});

test('processes each line through the whole chain, and reports a failure in every step after it', async () => {
  const { lines } = services();
  await lines.begin(job('', step(1, 'a'), step(2, 'b')));
  const error = { code: 'refused', message: 'No exclamations.' };
  expect(await lines.answer(['x', '!'])).toEqual([
    [{ cells: ['xa'] }, { cells: ['xab'] }],
    [
      { cells: [''], error },
      { cells: [''], error },
    ],
  ]);
});
