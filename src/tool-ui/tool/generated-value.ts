import type { Presentation } from '#core/present.ts';
import type { Result } from '#core/result.ts';

/** A random result that was generated earlier. */
export interface GeneratedValue {
  readonly atMs: number;
  readonly outcome: Result<unknown>;
  /** The text of the first output. */
  readonly text: string;
}

/** The number of kept results, the latest first. */
const MOST_KEPT = 10;

/** The text of an output without its details; empty if it has none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { text, value: row = text } = (value ?? {}) as { readonly text?: string; readonly value?: string }; // `DetailedText` or `DetailedRow`
  return typeof row === 'string' ? row : '';
}

/** Adds the latest random result, unless it is already in the list. */
export function withGenerated(
  before: readonly GeneratedValue[],
  outcome: Result<unknown>,
  answer: Presentation,
  output: string,
  atMs: number,
): readonly GeneratedValue[] {
  const text = textOf(answer[output]);
  return text === '' || before.some((generated) => generated.outcome === outcome)
    ? before
    : [{ atMs, outcome, text }, ...before].slice(0, MOST_KEPT);
}
