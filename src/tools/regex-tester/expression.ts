import { type AST, RegExpParser, RegExpValidator } from '@eslint-community/regexpp';
import { fail, ok, type Result } from '#core/result.ts';
import { regexFault } from '#domains/regex/regex-fault.ts';

export type ExpressionError = 'invalidPattern' | 'refusedByBrowser' | 'outOfMemory';

const modeOf = (letters: string) => ({ unicode: letters.includes('u'), unicodeSets: letters.includes('v') });

/**
 * Compiles a pattern with the browser's engine. Errors: `invalidPattern` with the `position` and `fault` of `regexFault`,
 * `refusedByBrowser` if `regexFault` finds no error, and `outOfMemory`.
 */
export function compileExpression(pattern: string, letters: string): Result<RegExp, ExpressionError> {
  try {
    return ok(new RegExp(pattern, letters));
  } catch (error) {
    const fault = regexFault(pattern, letters);
    return fault ? fail('invalidPattern', { field: 'pattern', ...fault }) : failureOf(error);
  }
}

/** Converts an engine error to a failure. Some patterns are compiled only on first use, and backtracking can exhaust its own stack. */
export function failureOf(error: unknown): Result<never, ExpressionError> {
  if (error instanceof SyntaxError) return fail('refusedByBrowser', { field: 'pattern' });
  return fail('outOfMemory', { field: 'pattern' }); // RangeError, or InternalError in Firefox
}

/** Parses the pattern. Returns `undefined` if the parser does not support it: newer syntax, or groups nested a thousand levels deep. */
export function parseTree(pattern: string, letters: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, modeOf(letters));
  } catch {
    return undefined; // unsupported by the parser, although the browser has already accepted the pattern
  }
}

/**
 * The names of the capture groups in numerical order, with `null` for unnamed groups. Returns an empty list if the parser does not support
 * the pattern.
 */
export function groupNamesOf(pattern: string, letters: string): readonly (string | null)[] {
  const names: (string | null)[] = [];
  try {
    new RegExpValidator({ onCapturingGroupEnter: (_start, name) => names.push(name) }).validatePattern(
      pattern,
      0,
      pattern.length,
      modeOf(letters),
    );
  } catch {
    return []; // unsupported by the parser
  }
  return names;
}
