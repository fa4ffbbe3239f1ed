import type { Say } from '#core/answer.ts';
import type { ToolError } from '#core/result.ts';
import { errorText } from './error-text.ts';

/** What an operation was asked that has failed. */
export interface Failed {
  /** The field that an error is about which names none. */
  readonly first: string;
  /** What was brought, by field: its text, where it is one. */
  readonly given: Readonly<Record<string, { readonly text?: string }>>;
  readonly say: Say;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error as programs read it, with its sentence. */
export interface PlainError extends Omit<ToolError, 'more' | 'isIncomplete' | 'words'>, Partial<Position> {
  readonly field: string;
  readonly message: string;
  readonly more?: readonly PlainError[];
}

/** Where a place in a text is: from 1, the column in code points. */
export function positionOf(text: string, at: number): Position {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** The sentence of an error about a field, without what else is wrong. */
export const messageOf = ({ more: _others, ...error }: ToolError, field: string, { t }: Say): string =>
  errorText(t, error, { label: t(`fields.${field}.label`) });

export function plainError(error: ToolError, failed: Failed): PlainError {
  const { code, field = failed.first, item, at, values, more } = error;
  const text = failed.given[field]?.text;
  const isPlaced = at !== undefined && text !== undefined && !(values && 'line' in values);
  return {
    code,
    field,
    ...(item !== undefined && { item }),
    ...(at !== undefined && { at }),
    ...(isPlaced && positionOf(text, at)),
    ...(values && { values }),
    message: messageOf(error, field, failed.say),
    ...(more && { more: more.map((each) => plainError({ field, ...each }, failed)) }),
  };
}
