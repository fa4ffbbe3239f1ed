import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import type { Drawing } from './drawing.ts';
import { type ExplainedPart, partAt } from './explain.ts';
import { compileExpression, type ExpressionError, failureOf, groupNamesOf, parseTree } from './expression.ts';
import { findMatches } from './find-matches.ts';
import { lettersOf } from './flags.ts';
import type { MatchList } from './match-list.ts';
import { matchesToJson } from './matches-to-json.ts';
import { outline } from './outline.ts';
import { drawSampleText } from './sample-text.ts';

type GivenTo<Name extends keyof (typeof declaration)['operations']> = Given<typeof declaration, Name>;

/** The amount that a viewer can display without a delay. */
const SHOWN_JSON = { maxCount: Number.POSITIVE_INFINITY, maxLength: 2_000_000 };
const MAX_REPLACED_LENGTH = 20_000_000;

export interface Matching {
  readonly matches: MatchList;
  readonly json: string;
  /** The number of matches in the displayed JSON. Copied JSON may contain more. */
  readonly jsonCount: number;
}

/**
 * Finds all matches in the text. Returns `null` if the pattern or the text is empty. A catastrophic pattern never ends, so the caller must
 * set a time limit.
 */
export function match({ text, pattern, ...flags }: GivenTo<'match'>): Result<Matching | null, ExpressionError> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, `d${letters}`);
  if (!regex.ok) return regex;
  if (pattern === '' || text === '') return ok(null);
  try {
    const matches = findMatches(regex.value, text, groupNamesOf(pattern, letters));
    const { json, count } = matchesToJson(matches, SHOWN_JSON);
    return ok({ matches, json, jsonCount: count });
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Replaces matches like `String.prototype.replace` (ECMA-262, section 22.1.3.19). Returns an empty text if the pattern or the text is
 * empty. Error: `replacedTooLong` for more than 20 million characters.
 */
export function replace({ text, pattern, replacement, ...flags }: GivenTo<'replace'>): Result<string, ExpressionError | 'replacedTooLong'> {
  const regex = compileExpression(pattern, lettersOf(flags));
  if (!regex.ok) return regex;
  if (pattern === '' || text === '') return ok('');
  try {
    const replaced = text.replace(regex.value, replacement);
    if (replaced.length <= MAX_REPLACED_LENGTH) return ok(replaced);
  } catch (error) {
    // The engine throws a RangeError for a string that is too long, and also when backtracking overflows the stack.
    if (!isTooLong(error)) return failureOf(error);
  }
  return fail('replacedTooLong', { field: 'replacement' });
}

const isTooLong = (error: unknown): boolean => error instanceof RangeError && /string length/i.test(error.message);

/** Generates a random text that the pattern matches. Error: `noSample` if none is found in fifty tries or within the available memory. */
export function sample(
  { pattern, ...flags }: GivenTo<'sample'>,
  context: Pick<Context, 'randomBytes'>,
): Result<string, ExpressionError | 'noSample'> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, letters);
  if (!regex.ok) return regex;
  if (pattern === '') return ok('');
  const tree = parseTree(pattern, letters);
  try {
    const text = tree && drawSampleText(tree, regex.value, context);
    return text === undefined ? fail('noSample') : ok(text);
  } catch {
    return fail('noSample'); // needs more memory than the engine has
  }
}

/** Creates the diagram of the pattern, which the page lays out. Returns `null` if the pattern is empty. */
export function diagram({ pattern, ...flags }: GivenTo<'diagram'>): Result<Drawing | null, ExpressionError | 'tooLargeToDraw'> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, letters);
  if (!regex.ok) return regex;
  if (pattern === '') return ok(null);
  const tree = parseTree(pattern, letters);
  return tree ? outline(tree, letters) : fail('tooLargeToDraw');
}

/** Explains the part of the pattern at the caret. Returns `null` if the parser does not support the pattern. */
export function explain({ pattern, caret, ...flags }: GivenTo<'explain'>): Result<ExplainedPart | null, ExpressionError> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, letters);
  if (!regex.ok) return regex;
  const tree = parseTree(pattern, letters);
  return ok((tree && partAt(tree, letters, caret)) ?? null);
}

export const run = { match, replace, sample, diagram, explain } satisfies Runs<typeof declaration>;
