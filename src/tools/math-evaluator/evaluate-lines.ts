import type { MathJsInstance, ParseOptions, ResultSet } from 'mathjs';
import type { ValuesOf } from '#core/fields.ts';
import type { RunContext } from '#core/context.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { knownReason } from '#pure/text/known-reason.ts';
import { createEngine, type NumberType } from './engine.ts';
import type { declaration } from './declare.ts';
import { formatResult } from './format-result.ts';
import { EVALUATION_REASONS, type MathjsReason, SYNTAX_REASONS } from './mathjs-reasons.ts';
import { type PlainLine, parserNodes, toPlainLine } from './notation.ts';

type Wish = ValuesOf<(typeof declaration)['options']>;
type Context = Pick<RunContext, 'randomBytes' | 'progress'>;
export type Fault = MathjsReason | 'syntax' | 'textInvalid' | 'failed' | 'tooDeep' | 'tooLong';

/** A line that is not empty. */
export interface EvaluatedLine {
  /** From 1. */
  readonly number: number;
  readonly expression: string;
  /** Empty where the line has none. */
  readonly result: string;
}

export interface Evaluation {
  readonly lines: readonly EvaluatedLine[];
  /** The last one that a line has, or what is wrong with the first line that is faulty. */
  readonly result: Result<string, Fault>;
  /** In 64-bit floating point, because a function has no other form. */
  readonly isFallback: boolean;
}

/** All results together, in UTF-16 code units: more would freeze the page that shows them. The message says it, too. */
const MAX_LENGTH = 5_000_000;
const SEED_BYTES = 16;

/**
 * Evaluates the lines in order, with one scope for variables, functions and `ans`, the result before. A fault has its `line` from 1, one of
 * the syntax its `column` from 1 in UTF-16 code units. Some expressions never end: the caller sets the limit.
 */
export function evaluateLines(expression: string, wish: Wish, context: Context): Evaluation {
  const run = new Run(expression, wish, wish.numberType, context);
  const evaluation = run.evaluate();
  if (wish.numberType === 'float' || !run.hasTypeFault) return evaluation;
  const inFloat = new Run(expression, wish, 'float', context).evaluate();
  return faultyLine(inFloat) > faultyLine(evaluation) ? { ...inFloat, isFallback: true } : evaluation;
}

const faultyLine = ({ result }: Evaluation): number => (result.ok ? Number.POSITIVE_INFINITY : Number(result.error.values?.['line']));

interface Line {
  readonly number: number;
  readonly source: string;
  /** Offset into the whole text. */
  readonly start: number;
}

class Run {
  readonly #lines: readonly Line[];
  readonly #wish: Wish;
  readonly #math: MathJsInstance;
  readonly #progress: RunContext['progress'];
  readonly #scope = new Map<string, unknown>();
  #room = MAX_LENGTH;
  /** Whether a line failed because a function has no form for this type of number. */
  hasTypeFault = false;

  constructor(expression: string, wish: Wish, numberType: NumberType, { randomBytes, progress }: Context) {
    this.#lines = linesOf(expression);
    this.#wish = wish;
    this.#math = createEngine({ numberType, angles: wish.angles, randomSeed: toHex(randomBytes(SEED_BYTES)) });
    this.#progress = progress;
  }

  evaluate(): Evaluation {
    const results: string[] = [];
    let result: Evaluation['result'] = ok('');
    for (const [index, line] of this.#lines.entries()) {
      if (index % 100 === 99) this.#progress(index / this.#lines.length);
      const outcome = this.#resultOf(line);
      if (!outcome.ok) result = outcome;
      if (!outcome.ok) break;
      results.push(outcome.value ?? '');
      if (outcome.value !== undefined) result = ok(outcome.value);
    }
    const lines = this.#lines.map(({ number, source }, index) => ({ number, expression: source, result: results[index] ?? '' }));
    return { lines, result, isFallback: false };
  }

  #resultOf(line: Line): Result<string | undefined, Fault> {
    const plain = toPlainLine(line.source);
    const at = line.start + line.source.search(/\S/);
    try {
      const value = this.#valueOf(plain);
      const text = formatResult(this.#math, value, this.#wish);
      if (text !== undefined) this.#scope.set('ans', value);
      this.#room -= text?.length ?? 0;
      return this.#room >= 0 ? ok(text) : fail('tooLong', { values: { line: line.number }, at });
    } catch (error) {
      const message = (error instanceof Error ? error.message : String(error)).replace(/ \(char \d+\)$/, '');
      if (error instanceof ParseFault) {
        const column = (plain.origins[error.index] ?? line.source.length) + 1;
        const { code, values } = knownReason(SYNTAX_REASONS, message) ?? { code: 'syntax' as const, values: {} };
        return fail(code, { values: { line: line.number, column, ...values }, at: line.start + column - 1 });
      }
      if (/call stack|too much recursion/i.test(message)) return fail('tooDeep', { values: { line: line.number }, at });
      this.hasTypeFault = /BigNumber|Decimal|[Ff]raction|Invalid argument|Unsupported parameter/.test(message);
      const inText = charOf(error) === undefined ? undefined : { code: 'textInvalid' as const, values: {} };
      const { code, values } = inText ?? knownReason(EVALUATION_REASONS, message) ?? { code: 'failed' as const, values: {} };
      return fail(code, { values: { line: line.number, ...values }, at });
    }
  }

  /** Of statements between semicolons it is that of the last one that mathjs shows. */
  #valueOf({ text }: PlainLine): unknown {
    const value: unknown = parseLine(this.#math, text).compile().evaluate(this.#scope);
    return this.#math.isResultSet(value) ? (value as ResultSet).entries.at(-1) : value;
  }
}

/** Lines end with LF, CR LF or CR; empty ones are left out. */
function linesOf(text: string): readonly Line[] {
  const all = [...text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)];
  return all
    .map(({ 1: source = '', index: start }, index) => ({ number: index + 1, source, start }))
    .filter(({ source }) => source.trim() !== '');
}

/** The line itself cannot be read; an expression may well evaluate a text that cannot. */
class ParseFault extends Error {
  /** From 0, into the text that was parsed. */
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

const nodes = parserNodes as unknown as NonNullable<ParseOptions['nodes']>; // the types want nodes where mathjs wants what makes them

function parseLine(math: MathJsInstance, text: string) {
  try {
    return math.parse(text, { nodes });
  } catch (error) {
    const char = charOf(error);
    if (char === undefined || !(error instanceof Error)) throw error;
    throw new ParseFault(error.message, char - 1);
  }
}

/** The place, from 1, of an error about the text of an expression; other errors have none. */
const charOf = (error: unknown): number | undefined =>
  error instanceof SyntaxError && 'char' in error && typeof error.char === 'number' ? error.char : undefined;
