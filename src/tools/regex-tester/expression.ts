import { type AST, RegExpParser, RegExpValidator } from '@eslint-community/regexpp';
import { fail, ok, type Result } from '#core/result.ts';
import { regexFault } from '#subjects/regex/regex-fault.ts';

export type ExpressionError = 'invalidPattern' | 'refusedByBrowser' | 'outOfMemory';

const modeOf = (letters: string) => ({ unicode: letters.includes('u'), unicodeSets: letters.includes('v') });

/**
 * The browser's own regular expression. Errors: `invalidPattern` with the `position` and `fault` of `regexFault`, `refusedByBrowser` where it finds
 * none, and `outOfMemory`.
 */
export function compileExpression(pattern: string, letters: string): Result<RegExp, ExpressionError> {
  try {
    return ok(new RegExp(pattern, letters));
  } catch (error) {
    const fault = regexFault(pattern, letters);
    return fault ? fail('invalidPattern', { field: 'pattern', ...fault }) : failureOf(error);
  }
}

/** The error of an engine that gives up: some patterns it only compiles when they are first used, and its backtracking has its own stack. */
export function failureOf(error: unknown): Result<never, ExpressionError> {
  if (error instanceof SyntaxError) return fail('refusedByBrowser', { field: 'pattern' });
  return fail('outOfMemory', { field: 'pattern' }); // a RangeError; Firefox has an InternalError
}

/** The syntax tree; `undefined` where the parser cannot follow the browser: a newer syntax, or groups nested a thousand deep. */
export function parseTree(pattern: string, letters: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, modeOf(letters));
  } catch {
    return undefined; // said above: the browser has accepted the pattern before
  }
}

/** The name of each capture group in the order of their numbers, or null; nothing where the parser cannot follow the browser. */
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
    return []; // as in parseTree
  }
  return names;
}
