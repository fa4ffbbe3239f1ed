import type { FormatOptions } from 'sql-formatter';
import { formsOf } from './command-forms.ts';
import type { DialectFormatter, Tokens } from './dialect-formatter.ts';
import { formatUntilSettled } from './format-statements.ts';
import { leadCommas } from './lead-commas.ts';
import { type Piece, splitScript } from './split-script.ts';

export interface Script {
  readonly dialect: string;
  readonly formatter: DialectFormatter;
  readonly tokensOf: (text: string) => Tokens;
  readonly options: Partial<FormatOptions> & Pick<FormatOptions, 'linesBetweenQueries' | 'keywordCase'>;
  readonly hasLeadingCommas: boolean;
  readonly progress: (share: number) => void;
}

/** An error in a piece of a script. */
export class PieceError extends Error {
  readonly piece: Pick<Piece, 'text' | 'start'>;

  constructor(cause: unknown, piece: Pick<Piece, 'text' | 'start'>) {
    super('refused', { cause });
    this.piece = piece;
  }
}

/** Writes a command unchanged, except for the case of its keyword. */
function commandText({ text, kind }: Piece, keywordCase: FormatOptions['keywordCase']): string {
  if (kind === 'rows') return text;
  const cased = (word: string): string =>
    keywordCase === 'upper' ? word.toUpperCase() : keywordCase === 'lower' ? word.toLowerCase() : word;
  return text.trim().replace(/^(?:GO|DELIMITER)\b/i, cased);
}

function formatSql({ text }: Piece, script: Script, progress: (share: number) => void): string {
  const { formatter, tokensOf, options, hasLeadingCommas } = script;
  const formatted = formatUntilSettled(text, tokensOf, { formatter, options, progress });
  return hasLeadingCommas ? leadCommas(formatted, tokensOf(formatted)) : formatted;
}

const endsInComment = (formatted: string, { tokensOf }: Script): boolean => tokensOf(formatted).at(-1)?.type === 'LINE_COMMENT';

/** The whitespace between two pieces. `written` is the formatted preceding piece. */
function spaceBefore(piece: Piece, before: Piece, written: string, script: Script): string {
  if (piece.isInline && piece.kind === 'command' && before.kind === 'sql' && !endsInComment(written, script)) return ' ';
  return piece.hasBlankLineBefore && script.options.linesBetweenQueries > 0 ? '\n\n' : '\n';
}

function formatPieces(pieces: readonly Piece[], length: number, script: Script): string {
  const written: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const progress = (share: number): void => script.progress((piece.start + share * piece.text.length) / length);
    try {
      const formatted = piece.kind === 'sql' ? formatSql(piece, script, progress) : commandText(piece, script.options.keywordCase);
      const before = pieces[index - 1];
      if (before) written.push(spaceBefore(piece, before, written.at(-1) ?? '', script));
      written.push(formatted);
    } catch (error) {
      throw new PieceError(error, piece);
    }
  }
  return written.join('').trimEnd();
}

const MOST_ROUNDS = 3;

/** Formats a script of SQL and client commands. Throws a `PieceError`. */
export function formatScript(text: string, script: Script): string {
  const forms = formsOf(script.dialect);
  let pieces = splitScript(text, forms);
  let formatted = formatPieces(pieces, text.length, script);
  // Formatting moves Transact-SQL's GO from the end of a statement to its own line, where it ends a batch. The result must then be split
  // again.
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const again = splitScript(formatted, forms);
    if (again.length === pieces.length) break;
    pieces = again;
    formatted = formatPieces(pieces, formatted.length, script);
  }
  return formatted;
}
