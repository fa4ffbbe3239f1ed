import type { Answer } from '#core/answer.ts';
import type { Result } from '#core/result.ts';

/** What was drawn a while ago. */
export interface Drawn {
  readonly atMs: number;
  readonly outcome: Result<unknown>;
  /** Its first output. */
  readonly text: string;
}

/** So many are kept, the last one first. */
const MOST_KEPT = 10;

/** The text of an output, whatever more it says of itself; empty where it has none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { text, value: row = text } = (value ?? {}) as { readonly text?: string; readonly value?: string }; // `DetailedText` or `DetailedRow`
  return typeof row === 'string' ? row : '';
}

/** With what was just drawn, if that is something else than the last time. */
export function withDrawn(
  before: readonly Drawn[],
  outcome: Result<unknown>,
  answer: Answer,
  output: string,
  atMs: number,
): readonly Drawn[] {
  const text = textOf(answer[output]);
  return text === '' || before.some((drawn) => drawn.outcome === outcome)
    ? before
    : [{ atMs, outcome, text }, ...before].slice(0, MOST_KEPT);
}
