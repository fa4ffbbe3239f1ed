import { isLosslessNumber, parse, stringify } from 'lossless-json';
import { fail, ok, type Result } from '#core/result.ts';

/** A JSON value (RFC 8259) whose numbers keep their digits as written and whose objects keep their order. For a repeated name the last value counts. */
export interface LosslessJson {
  readonly value: unknown;
}

/** Deeper than any real document, and far from the depth at which lossless-json, which recurses, runs out of stack. */
export const MAX_DEPTH = 1000;

// A plain object puts names that look like array indexes first, and lossless-json takes an object with a member `isLosslessNumber` for a
// number. So every name has this mark in front while it is an object's key; the mark is put on and taken off in the text, where
// all that matters are whole strings (the last may lack its end, in text that is not JSON).
const MARK = '=';
const STRING_OR_BRACKET = /"([^"\\]*(?:\\[^][^"\\]*)*(?:"([ \t\r\n]*:)?|\\?$))|[[\]{}]/g;

/** Errors: `notJson`; `tooDeep` when values are nested in more than `MAX_DEPTH` others. */
export function parseLosslessJson(text: string): Result<LosslessJson, 'notJson' | 'tooDeep'> {
  let depth = 0;
  let deepest = 0;
  const marked = text.replace(STRING_OR_BRACKET, (token: string, rest: string | undefined, colon: string | undefined) => {
    if (rest === undefined) deepest = Math.max(deepest, (depth += token === '[' || token === '{' ? 1 : -1));
    return colon === undefined ? token : `"${MARK}${rest}`;
  });
  if (deepest > MAX_DEPTH) return fail('tooDeep', { values: { max: MAX_DEPTH } });
  try {
    return ok({ value: parse(marked, null, { onDuplicateKey: ({ newValue }) => newValue }) });
  } catch {
    return fail('notJson');
  }
}

/** On one line without white space, or with the given number of spaces as indent. */
export function stringifyLosslessJson({ value }: LosslessJson, indent?: number): string {
  const marked = stringify(value, null, indent) ?? '';
  return marked.replace(STRING_OR_BRACKET, (token: string, rest: string | undefined, colon: string | undefined) =>
    rest === undefined || colon === undefined ? token : `"${rest.slice(MARK.length)}`,
  );
}

/** Names and values in the order of the text; `undefined` for what is not an object. */
export function membersOf({ value }: LosslessJson): readonly (readonly [string, LosslessJson])[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isLosslessNumber(value)) return undefined;
  return Object.entries(value).map(([name, member]) => [name.slice(MARK.length), { value: member }]);
}

/** The nearest number of JavaScript (infinite beyond its range); `undefined` for what is not a number. */
export const numberOf = ({ value }: LosslessJson): number | undefined => (isLosslessNumber(value) ? Number(value.value) : undefined);
