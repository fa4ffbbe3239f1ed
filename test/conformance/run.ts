import type { DataContext } from '#core/context.ts';
import { makeDataFile } from '../../scripts/vite/make-data-file.ts';
import { repeatableBytes } from '../support/repeatable-bytes.ts';
import type { Given } from './any-values.ts';
import type { AskedOperation } from './tools.ts';

/** Repeatable: the same bytes for the same requests, and a clock that stands still. */
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

/** Runs an operation as the page does, but always with the same bytes and at the same time. */
export const run = async (operation: AskedOperation, inputs: Given, options: Given) =>
  operation.run({ ...inputs, ...options }, testContext());

/**
 * The text that an operation gives, as its value, or as the member of that which is its first output or `text`; `undefined` where it refuses,
 * or has nothing to give.
 */
export async function textFrom(operation: AskedOperation, inputs: Given, options: Given): Promise<string | undefined> {
  const result = await run(operation, inputs, options);
  if (!result.ok || result.value === null) return undefined;
  if (typeof result.value === 'string') return result.value;
  const { text, [operation.primary]: primary = text } = result.value as Readonly<Record<string, unknown>>;
  return typeof primary === 'string' ? primary : undefined;
}
