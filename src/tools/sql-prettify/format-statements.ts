import type { FormatOptions } from 'sql-formatter';
import { textPosition } from '#pure/text/text-position.ts';
import type { DialectFormatter, Token, Tokens } from './dialect-formatter.ts';

/**
 * The number of tokens after which a piece ends at the next delimiter. Pieces are small because the parser copies its list of statements
 * for each statement.
 */
const PIECE_TOKENS = 300;

/** Splits the tokens into pieces of whole statements. The last one may lack its delimiter. */
function* piecesOf(tokens: Tokens): Generator<Tokens> {
  let from = 0;
  for (const [index, { type }] of tokens.entries()) {
    if (type !== 'DELIMITER' || index - from < PIECE_TOKENS) continue;
    yield tokens.slice(from, index + 1);
    from = index + 1;
  }
  if (from < tokens.length) yield tokens.slice(from);
}

/** The token that nearley failed at, or `undefined` for any other error. */
const stoppedAt = (error: unknown): Token | undefined => (error as { readonly token?: Token } | null)?.token;

/** The error of sql-formatter for a token that nearley failed at, without the parser dump. */
function syntaxError(text: string, token: Token): Error {
  const { line, column } = textPosition(text, token.type === 'EOF' ? text.length : token.start);
  return new Error(`Parse error at token: ${token.text} at line ${line} column ${column}`);
}

interface Laying {
  readonly formatter: DialectFormatter;
  readonly options: Partial<FormatOptions> & Pick<FormatOptions, 'linesBetweenQueries'>;
  readonly progress: (share: number) => void;
}

/**
 * Formats tokens like sql-formatter, but in linear instead of quadratic time. Because the whole text is already split into tokens, every
 * delimiter token ends a statement, and statements can be formatted in groups. Throws the errors of `formatDialect`.
 */
export function formatStatements(text: string, tokens: Tokens, { formatter, options, progress }: Laying): string {
  const formatted: string[] = [];
  let done = 0;
  let failure: unknown;
  for (const piece of piecesOf(tokens)) {
    try {
      formatted.push(formatter.layOut(piece, options));
    } catch (error) {
      const token = stoppedAt(error);
      if (token) throw syntaxError(text, token);
      failure ??= error; // a later syntax error has precedence, because sql-formatter parses the whole text first
    }
    progress((done += piece.length) / tokens.length);
  }
  if (failure !== undefined) throw failure;
  return formatted.join('\n'.repeat(options.linesBetweenQueries + 1)).trimEnd();
}

const MOST_ROUNDS = 3;

/**
 * Formats a text repeatedly until its tokens no longer change. Whitespace can change tokens: BigQuery's `where-- why` begins with a name,
 * `where -- why` with a keyword.
 */
export function formatUntilSettled(text: string, tokensOf: (text: string) => Tokens, laying: Laying): string {
  let tokens = tokensOf(text);
  let formatted = formatStatements(text, tokens, laying);
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const again = tokensOf(formatted);
    if (again.length === tokens.length && again.every(({ type }, index) => type === tokens[index]?.type)) break;
    tokens = again;
    formatted = formatStatements(formatted, tokens, laying);
  }
  return formatted;
}
