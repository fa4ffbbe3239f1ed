import { expect, test } from 'vitest';
import type { DataContext } from '#core/context.ts';
import { declareTool } from '#core/declaration.ts';
import { file, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { ok, type Result } from '#core/result.ts';
import { askFinding } from './ask-finding.ts';
import type { Values } from './library.ts';

const declaration = declareTool({
  inputs: { file: file(), search: text() },
  options: {},
  outputs: { content: textOutput() },
  operations: { read: { takes: ['file'], presentsWith: ['search'], gives: ['content'], thread: 'worker' } },
});

const context = { language: 'de' } as DataContext; // the mocked run uses nothing else

const read = async ({ file: content, ...others }: Values) =>
  ok([content instanceof File ? await content.text() : '', Object.keys(others).length]);

const summarize = (result: Result<unknown>, { search }: Values, { language }: Pick<DataContext, 'language'>) => ({
  answer: { copy: JSON.stringify([result, search, language]) },
});

test('runs an operation on a file, and describes the result with the other fields and the language', async () => {
  const inputs = { file: new File(['bytes'], 'a.bin'), search: 'word' };
  const ask = { operation: 'read', inputs, write: 'summarize', isNeeded: true };
  const written = await askFinding({ declaration, run: { read }, write: { summarize } }, ask, context);
  expect(JSON.parse(written?.answer?.copy ?? '')).toEqual([ok(['bytes', 0]), 'word', 'de']);
});
