import type { DialectOptions, FormatOptions, formatDialect } from 'sql-formatter';
import { textPosition } from '#formats/text-position.ts';

type Tokens = Parameters<NonNullable<DialectOptions['tokenizerOptions']['postProcess']>>[0];
type Token = Tokens[number];

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
  readonly formatDialect: typeof formatDialect;
  readonly dialect: DialectOptions;
  readonly options: Partial<FormatOptions> & Pick<FormatOptions, 'linesBetweenQueries'>;
  readonly progress: (share: number) => void;
}

/**
 * What sql-formatter 15.9 makes of a text whose line breaks are LF, in time that grows with its length and not with its square. The text becomes tokens
 * as a whole, so that every delimiter is one; then the statements are laid out some at a time. Throws what `formatDialect` throws.
 */
export function formatStatements(text: string, { formatDialect, dialect, options, progress }: Laying): string {
  const { tokenizerOptions } = dialect;
  let tokens: Tokens = [];
  let postProcess = (read: Tokens): Tokens => {
    tokens = tokenizerOptions.postProcess?.(read) ?? read;
    return [];
  };
  const exchanging: DialectOptions = { ...dialect, tokenizerOptions: { ...tokenizerOptions, postProcess: (read) => postProcess(read) } };
  formatDialect(text, { ...options, dialect: exchanging });

  const formatted: string[] = [];
  let done = 0;
  let failure: unknown;
  for (const piece of piecesOf(tokens)) {
    postProcess = () => piece;
    try {
      formatted.push(formatDialect('', { ...options, dialect: exchanging }));
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
