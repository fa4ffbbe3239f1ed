import type { DataContext } from '#core/context.ts';
import { makeDataFile } from '../../scripts/vite/make-data-file.ts';
import { repeatableBytes } from '../support/repeatable-bytes.ts';
import type { Given } from './any-values.ts';
import type { AskedOperation } from './tools.ts';

/** A repeatable context: the same bytes for the same requests, and a fixed time. */
export const testContext = (): DataContext => ({
  signal: new AbortController().signal,
  now: () => new Date('2026-11-21T12:00:00Z'),
  randomBytes: repeatableBytes(),
  progress: () => undefined,
  loadData: makeDataFile,
  language: 'en',
  locale: 'en-US',
  timeZone: 'UTC',
  subtle: crypto.subtle,
});

/** Runs an operation as the page does, but with repeatable bytes and a fixed time. */
export const run = async (operation: AskedOperation, inputs: Given, options: Given) =>
  operation.run({ ...inputs, ...options }, testContext());

/**
 * The text of an operation's result: the value itself, its member for the first output, or `text`. `undefined` if the operation fails or
 * has no result.
 */
export async function textFrom(operation: AskedOperation, inputs: Given, options: Given): Promise<string | undefined> {
  const result = await run(operation, inputs, options);
  if (!result.ok || result.value === null) return undefined;
  if (typeof result.value === 'string') return result.value;
  const { text, [operation.primary]: primary = text } = result.value as Readonly<Record<string, unknown>>;
  return typeof primary === 'string' ? primary : undefined;
}
