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

type Options = ValuesOf<(typeof declaration)['options']>;
type Context = Pick<RunContext, 'randomBytes' | 'progress'>;
export type Fault = MathjsReason | 'syntax' | 'textInvalid' | 'failed' | 'tooDeep' | 'tooLong';

/** A line that is not empty. */
export interface EvaluatedLine {
  /** Counted from 1. */
  readonly number: number;
  readonly expression: string;
  /** Empty if the line has no result. */
  readonly result: string;
}

export interface Evaluation {
  readonly lines: readonly EvaluatedLine[];
  /** The last result of any line, or the error of the first invalid line. */
  readonly result: Result<string, Fault>;
  /** Whether the results are in 64-bit floating point, because a function does not support the chosen type of numbers. */
  readonly isFallback: boolean;
}

/** The maximum length of all results together, in UTF-16 code units. More would freeze the page. The message also contains this number. */
const MAX_LENGTH = 5_000_000;
const SEED_BYTES = 16;

/**
 * Evaluates the lines in order, with a shared scope for variables, functions, and `ans`, the previous result. Errors have their `line` from
 * 1, and syntax errors their `column` from 1 in UTF-16 code units. Some expressions never end, so the caller must set a timeout.
 */
export function evaluateLines(expression: string, options: Options, context: Context): Evaluation {
  const run = new Run(expression, options, options.numberType, context);
  const evaluation = run.evaluate();
  if (options.numberType === 'float' || !run.hasTypeFault) return evaluation;
  const inFloat = new Run(expression, options, 'float', context).evaluate();
  return faultyLine(inFloat) > faultyLine(evaluation) ? { ...inFloat, isFallback: true } : evaluation;
}

const faultyLine = ({ result }: Evaluation): number => (result.ok ? Number.POSITIVE_INFINITY : Number(result.error.values?.['line']));

interface Line {
  readonly number: number;
  readonly source: string;
  /** The offset in the whole text. */
  readonly start: number;
}

class Run {
  readonly #lines: readonly Line[];
  readonly #options: Options;
  readonly #math: MathJsInstance;
  readonly #progress: RunContext['progress'];
  readonly #scope = new Map<string, unknown>();
  #room = MAX_LENGTH;
  /** Whether a line failed because a function does not support this type of numbers. */
  hasTypeFault = false;

  constructor(expression: string, options: Options, numberType: NumberType, { randomBytes, progress }: Context) {
    this.#lines = linesOf(expression);
    this.#options = options;
    this.#math = createEngine({ numberType, angles: options.angles, randomSeed: toHex(randomBytes(SEED_BYTES)) });
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
      const text = formatResult(this.#math, value, this.#options);
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

  /** The value of a line. If there are several statements, it is the last value that mathjs displays. */
  #valueOf({ text }: PlainLine): unknown {
    const value: unknown = parseLine(this.#math, text).compile().evaluate(this.#scope);
    return this.#math.isResultSet(value) ? (value as ResultSet).entries.at(-1) : value;
  }
}

/** Splits a text at LF, CR LF, and CR, and omits empty lines. */
function linesOf(text: string): readonly Line[] {
  const all = [...text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)];
  return all
    .map(({ 1: source = '', index: start }, index) => ({ number: index + 1, source, start }))
    .filter(({ source }) => source.trim() !== '');
}

/** A syntax error in the line itself, not in a text that an expression evaluates. */
class ParseFault extends Error {
  /** The index in the parsed text, from 0. */
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}

const nodes = parserNodes as unknown as NonNullable<ParseOptions['nodes']>; // the types require nodes, but mathjs requires constructors

function parseLine(math: MathJsInstance, text: string) {
  try {
    return math.parse(text, { nodes });
  } catch (error) {
    const char = charOf(error);
    if (char === undefined || !(error instanceof Error)) throw error;
    throw new ParseFault(error.message, char - 1);
  }
}

/** The position, from 1, of an error in the text of an expression. `undefined` for other errors. */
const charOf = (error: unknown): number | undefined =>
  error instanceof SyntaxError && 'char' in error && typeof error.char === 'number' ? error.char : undefined;
