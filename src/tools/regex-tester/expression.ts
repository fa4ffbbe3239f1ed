import { type AST, RegExpParser, RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';
import { fail, ok, type Result } from '#core/result.ts';
import { regexReason } from '#subjects/regex/regex-reason.ts';

type SyntaxFault = 'invalidPattern' | 'invalidPatternOther';

export type ExpressionError = SyntaxFault | 'refusedByBrowser' | 'outOfMemory';

const modeOf = (letters: string) => ({ unicode: letters.includes('u'), unicodeSets: letters.includes('v') });

/**
 * The browser's own regular expression.
 * `invalidPattern` with the `fault`, or `invalidPatternOther` with the parser's `reason`, both with the `position` from 1; `refusedByBrowser` with the browser's message
 * where the parser knows a syntax that the browser does not.
 */
export function compileExpression(pattern: string, letters: string): Result<RegExp, ExpressionError> {
  try {
    return ok(new RegExp(pattern, letters));
  } catch (error) {
    return syntaxErrorOf(pattern, letters) ?? failureOf(error);
  }
}

/** What the engine says when it gives up: some patterns it only compiles when they are first used, and its backtracking has its own stack. */
export function failureOf(error: unknown): Result<never, ExpressionError> {
  if (error instanceof SyntaxError) return fail('refusedByBrowser', { field: 'pattern', values: { reason: error.message } });
  return fail('outOfMemory', { field: 'pattern' }); // a RangeError; Firefox has an InternalError
}

function syntaxErrorOf(pattern: string, letters: string): Result<never, SyntaxFault> | undefined {
  try {
    new RegExpValidator().validatePattern(pattern, 0, pattern.length, modeOf(letters));
    return undefined;
  } catch (error) {
    // Anything else: the parser, which is recursive, ran out of stack on a deep pattern.
    if (!(error instanceof RegExpSyntaxError)) return undefined;
    const { fault, reason } = regexReason(error, pattern);
    const at = error.index;
    const position = at + 1;
    return fault
      ? fail('invalidPattern', { field: 'pattern', at, values: { position, fault } })
      : fail('invalidPatternOther', { field: 'pattern', at, values: { position, reason } });
  }
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
