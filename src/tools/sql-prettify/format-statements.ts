import type { FormatOptions } from 'sql-formatter';
import { textPosition } from '#pure/text/text-position.ts';
import type { DialectFormatter, Token, Tokens } from './dialect-formatter.ts';

/** The parser keeps a copy of its list of statements for each of them: so it gets few at a time. */
const PIECE_TOKENS = 300;

/** Pieces of whole statements; the last may lack its delimiter. */
function* piecesOf(tokens: Tokens): Generator<Tokens> {
  let from = 0;
  for (const [index, { type }] of tokens.entries()) {
    if (type !== 'DELIMITER' || index - from < PIECE_TOKENS) continue;
    yield tokens.slice(from, index + 1);
    from = index + 1;
  }
  if (from < tokens.length) yield tokens.slice(from);
}

/** The token that nearley stopped at; `undefined` for any other error. */
const stoppedAt = (error: unknown): Token | undefined => (error as { readonly token?: Token } | null)?.token;

/** What sql-formatter says about a token that nearley stopped at, less the parser's dump. */
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
 * What sql-formatter makes of the tokens of a text, in time that grows with its length and not with its square: since the text became tokens as a
 * whole, every delimiter is one, and the statements can be laid out some at a time. Throws what `formatDialect` throws.
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
      failure ??= error; // a later syntax error comes first: the whole text is parsed before any of it is laid out
    }
    progress((done += piece.length) / tokens.length);
  }
  if (failure !== undefined) throw failure;
  return formatted.join('\n'.repeat(options.linesBetweenQueries + 1)).trimEnd();
}

const MOST_ROUNDS = 3;

/**
 * The same; once more where white space makes other tokens of the text: BigQuery's `where-- why` begins with a name, `where -- why` with a keyword.
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
