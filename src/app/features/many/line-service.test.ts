import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { LineService, type LineJob } from './line-service.ts';

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
function serviceWith(step: number): LineService {
  let now = 0;
  const context = { randomBytes: () => new Uint8Array(), progress: () => undefined, loadData: async () => new Uint8Array() } as never;
  return new LineService(
    async () => ({ declaration, work: { run, presenters: {} }, context }),
    () => (now += step),
  );
}

test('processes each line separately for the requested columns, and explains rejected and unsuitable lines', async () => {
  const service = serviceWith(0);
  await service.begin(job);
  expect(await service.answer(['abc', 'no', 'far too long'])).toEqual([
    { cells: ['3', 'ABC'] },
    { cells: ['', ''], error: { code: 'refused', message: 'Not this one.' } },
    { cells: ['', ''], error: { code: 'tooLong', message: 'Too long.' } },
  ]);
});

test('returns the finished lines after 30 ms, at least one', async () => {
  const service = serviceWith(20);
  await service.begin(job);
  expect(await service.answer(['a', 'b', 'c'])).toHaveLength(2);
  const slow = serviceWith(100);
  await slow.begin(job);
  expect(await slow.answer(['a', 'b'])).toEqual([{ cells: ['1', 'A'] }]);
});

test('rejects lines before a job has begun', async () => {
  await expect(serviceWith(0).answer(['a'])).rejects.toThrow('No job was begun.');
});

test('the most recently started job wins, even if the tool of an earlier one loads later', async () => {
  const context = { progress: () => undefined } as never; // `run` does not use it
  const loads: (() => void)[] = [];
  const service = new LineService(
    async () => {
      await new Promise<void>((resolve) => loads.push(resolve));
      return { declaration, work: { run, presenters: {} }, context };
    },
    () => 0,
  );
  const [first, last] = [service.begin(job), service.begin({ ...job, values: { letters: 'lower' } })];
  loads[1]?.();
  await last;
  loads[0]?.();
  await first;
  expect(await service.answer(['aB'])).toEqual([{ cells: ['2', 'aB'] }]);
});
