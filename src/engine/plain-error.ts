import type { PresentationTexts } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import { errorText } from './error-text.ts';

/** The context of a failed operation, for describing its error. */
export interface Failed {
  /** The field for an error that does not specify one. */
  readonly first: string;
  /** The given inputs by field, with their text if they have one. */
  readonly given: Readonly<Record<string, { readonly text?: string }>>;
  readonly texts: PresentationTexts;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error in a form for programs, with its message. */
export interface PlainError extends Omit<ToolError, 'more' | 'isIncomplete' | 'words'>, Partial<Position> {
  readonly field: string;
  readonly message: string;
  readonly more?: readonly PlainError[];
}

/** The line and column of an offset, both counted from 1. Columns are code points. */
export function positionOf(text: string, at: number): Position {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** The message of an error about a field, without further errors. */
export const messageOf = ({ more: _others, ...error }: ToolError, field: string, { t }: PresentationTexts): string =>
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
    message: messageOf(error, field, failed.texts),
    ...(more && { more: more.map((each) => plainError({ field, ...each }, failed)) }),
  };
}
