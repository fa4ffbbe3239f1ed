import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { LineDesk, type LineJob } from './line-desk.ts';

const declaration = declareTool({
  inputs: { word: text({ singleLine: true, maxLength: 5 }) },
  options: { letters: choice(['upper', 'lower'], 'upper') },
  outputs: { shown: textOutput(), length: row() },
  operations: { show: { takes: ['word', 'letters'], gives: ['shown', 'length'], thread: 'main', perLine: true } },
});

const run = {
  show: ({ word, letters }: { readonly word?: string; readonly letters?: string }) =>
    word === 'no' ? fail('refused') : ok({ shown: letters === 'upper' ? word?.toUpperCase() : word, length: String(word?.length) }),
};

const job: LineJob = {
  toolId: 'any-tool',
  operation: 'show',
  field: 'word',
  values: { letters: 'upper' },
  columns: [{ output: 'length' }, { output: 'shown' }],
  language: 'en',
  messages: { errors: { refused: 'Not this one.' } },
  refusal: { code: 'tooLong', message: 'Too long.' },
};

/** A service whose clock advances by `step` with each reading. */
function deskWith(step: number): LineDesk {
  let now = 0;
  const context = { randomBytes: () => new Uint8Array(), progress: () => undefined, loadData: async () => new Uint8Array() } as never;
  return new LineDesk(
    async () => ({ declaration, work: { run, presenters: {} }, context }),
    () => (now += step),
  );
}

test('processes each line separately for the requested columns, and explains rejected and unsuitable lines', async () => {
  const desk = deskWith(0);
  await desk.begin(job);
  expect(await desk.answer(['abc', 'no', 'far too long'])).toEqual([
    { cells: ['3', 'ABC'] },
    { cells: ['', ''], error: { code: 'refused', message: 'Not this one.' } },
    { cells: ['', ''], error: { code: 'tooLong', message: 'Too long.' } },
  ]);
});

test('returns the finished lines after 30 ms, at least one', async () => {
  const desk = deskWith(20);
  await desk.begin(job);
  expect(await desk.answer(['a', 'b', 'c'])).toHaveLength(2);
  const slow = deskWith(100);
  await slow.begin(job);
  expect(await slow.answer(['a', 'b'])).toEqual([{ cells: ['1', 'A'] }]);
});

test('rejects lines before a job has begun', async () => {
  await expect(deskWith(0).answer(['a'])).rejects.toThrow('No job was begun.');
});

test('the most recently started job wins, even if the tool of an earlier one loads later', async () => {
  const context = { progress: () => undefined } as never; // `run` does not use it
  const loads: (() => void)[] = [];
  const desk = new LineDesk(
    async () => {
      await new Promise<void>((resolve) => loads.push(resolve));
      return { declaration, work: { run, presenters: {} }, context };
    },
    () => 0,
  );
  const [first, last] = [desk.begin(job), desk.begin({ ...job, values: { letters: 'lower' } })];
  loads[1]?.();
  await last;
  loads[0]?.();
  await first;
  expect(await desk.answer(['aB'])).toEqual([{ cells: ['2', 'aB'] }]);
});
