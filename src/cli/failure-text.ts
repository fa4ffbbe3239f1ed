import type { Notice, Say } from '#core/answer.ts';
import type { ToolError } from '#core/result.ts';
import { errorText } from '#engine/error-text.ts';
import { messageLine, type Printed, printed, printedJson } from './printed.ts';
import type { Given } from './read-field.ts';

/** What an operation was asked that has failed. */
export interface Failed {
  /** The field that an error is about which names none. */
  readonly first: string;
  readonly given: Readonly<Record<string, Given>>;
  readonly say: Say;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a place in a text is: from 1, the column in code points. */
function positionOf(text: string, at: number): Position {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

const messageOf = ({ more: _others, ...error }: ToolError, field: string, { say }: Failed): string =>
  errorText(say.t, error, { label: say.t(`fields.${field}.label`) });

/** Where an error is, as compilers say it: `stdin:1:9`. */
function placeOf({ at }: ToolError, { place, text }: Partial<Given>): string | undefined {
  if (at === undefined || place === undefined || text === undefined) return undefined;
  const { line, column } = positionOf(text, at);
  return `${place}:${line}:${column}`;
}

/** An error and what else is wrong: a line each. */
function linesOf(error: ToolError, failed: Failed): readonly string[] {
  const { field: about = failed.first } = error;
  return [error, ...(error.more ?? [])].map((each) => {
    const field = each.field ?? about;
    return messageLine(messageOf(each, field, failed), placeOf(each, failed.given[field] ?? {}));
  });
}

function plainError(error: ToolError, failed: Failed): object {
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
    message: messageOf(error, field, failed),
    ...(more && { more: more.map((each) => plainError({ field, ...each }, failed)) }),
  };
}

export const failureText = (error: ToolError, failed: Failed, isJson: boolean): Printed =>
  isJson ? printedJson({ ok: false, error: plainError(error, failed) }, 1) : printed('', linesOf(error, failed), 1);

export const noticeText = ({ code, values }: Notice, { t }: Say): string => t(`notices.${code}`, values);
