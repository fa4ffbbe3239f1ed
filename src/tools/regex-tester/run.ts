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

/** What a viewer can still show without a pause. */
const SHOWN_JSON = { maxCount: Number.POSITIVE_INFINITY, maxLength: 2_000_000 };
const MAX_REPLACED_LENGTH = 20_000_000;

export interface Matching {
  readonly matches: MatchList;
  readonly json: string;
  /** How many of the matches the JSON holds: what is seen of it, not what is copied. */
  readonly jsonCount: number;
}

/** All matches in the text; null without an expression or without a text. Never ends for a catastrophic expression: the caller sets the limit. */
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
 * The text as `String.prototype.replace` gives it (ECMA-262, section 22.1.3.19); empty without an expression or without a text.
 * `replacedTooLong` beyond 20 million characters.
 */
export function replace({ text, pattern, replacement, ...flags }: GivenTo<'replace'>): Result<string, ExpressionError | 'replacedTooLong'> {
  const regex = compileExpression(pattern, lettersOf(flags));
  if (!regex.ok) return regex;
  if (pattern === '' || text === '') return ok('');
  try {
    const replaced = text.replace(regex.value, replacement);
    if (replaced.length <= MAX_REPLACED_LENGTH) return ok(replaced);
  } catch (error) {
    // Beyond the longest string of the engine it is a RangeError, as it is when backtracking runs out of stack.
    if (!isTooLong(error)) return failureOf(error);
  }
  return fail('replacedTooLong', { field: 'replacement' });
}

const isTooLong = (error: unknown): boolean => error instanceof RangeError && /string length/i.test(error.message);

/** A random text that the expression matches; `noSample` when none is found in fifty tries, or in the memory there is. */
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
    return fail('noSample'); // it takes more memory than the engine has
  }
}

/** The diagram of the expression, to be laid out by the page; null without an expression. */
export function diagram({ pattern, ...flags }: GivenTo<'diagram'>): Result<Drawing | null, ExpressionError | 'tooLargeToDraw'> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, letters);
  if (!regex.ok) return regex;
  if (pattern === '') return ok(null);
  const tree = parseTree(pattern, letters);
  return tree ? outline(tree, letters) : fail('tooLargeToDraw');
}

/** What stands at the caret; null where the parser cannot say it. */
export function explain({ pattern, caret, ...flags }: GivenTo<'explain'>): Result<ExplainedPart | null, ExpressionError> {
  const letters = lettersOf(flags);
  const regex = compileExpression(pattern, letters);
  if (!regex.ok) return regex;
  const tree = parseTree(pattern, letters);
  return ok((tree && partAt(tree, letters, caret)) ?? null);
}

export const run = { match, replace, sample, diagram, explain } satisfies Runs<typeof declaration>;
