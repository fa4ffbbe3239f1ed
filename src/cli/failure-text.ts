import type { ToolError } from '#core/result.ts';
import { type Failed as EngineFailed, messageOf, positionOf } from '#engine/plain-error.ts';
import { messageLine, type Printed, printed } from './printed.ts';
import type { Given } from './read-field.ts';

export interface Failed extends EngineFailed {
  readonly given: Readonly<Record<string, Given>>;
}

/** The position of an error in the format of compilers: `stdin:1:9`. */
function placeOf({ at }: ToolError, { place, text }: Partial<Given>): string | undefined {
  if (at === undefined || place === undefined || text === undefined) return undefined;
  const { line, column } = positionOf(text, at);
  return `${place}:${line}:${column}`;
}

/** An error and any further errors, one per line. */
function linesOf(error: ToolError, { first, given, texts }: Failed): readonly string[] {
  const { field: about = first } = error;
  return [error, ...(error.more ?? [])].map((each) => {
    const field = each.field ?? about;
    return messageLine(messageOf(each, field, texts), placeOf(each, given[field] ?? {}));
  });
}

export const failureText = (error: ToolError, failed: Failed): Printed => printed('', linesOf(error, failed), 1);
