import type { DialectOptions } from 'sql-formatter';

const COMMENT = String.raw`--[^\n]*|/\*[^]*?\*/`;

/** What is no code, and templates: a comma in it stays where it is. */
function opaqueIn({ tokenizerOptions }: DialectOptions): string {
  const quotes = JSON.stringify(tokenizerOptions.stringTypes);
  const inner = (quote: string): string =>
    quotes.includes('-bs') ? String.raw`${quote}(?:[^${quote}\\]|\\[^])*${quote}` : `${quote}[^${quote}]*${quote}`;
  const brackets = JSON.stringify(tokenizerOptions.identTypes).includes('[]') ? String.raw`|\[[^\]\n]*\]` : '';
  const dollars = quotes.includes('$$') ? String.raw`|\$(?<tag>\w*)\$[^]*?\$\k<tag>\$` : '';
  const hashes = tokenizerOptions.lineCommentTypes?.includes('#') ? '|#[^\\n]*' : '';
  return String.raw`\{\{[^]*?\}\}|\{%[^]*?%\}|[$#]\{[^}]*\}|${inner("'")}|${inner('"')}|${inner('`')}${brackets}${dollars}|${COMMENT}${hashes}`;
}

/** Moves a comma at the end of a line of formatted SQL, which a comment may follow, to the beginning of the next line. */
export function leadCommas(sql: string, dialect: DialectOptions): string {
  const comment = dialect.tokenizerOptions.lineCommentTypes?.includes('#') ? `${COMMENT}|#[^\\n]*` : COMMENT;
  const ending = String.raw`,(?<rest>[ \t]*(?:(?:${comment})[ \t]*)*)\n(?<indent>[ \t]*)`;
  const pattern = new RegExp(`(?<opaque>${opaqueIn(dialect)})|${ending}`, 'g');
  return sql.replace(pattern, (...found) => {
    const { opaque, rest = '', indent = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>; // a pattern with names gives them last
    return opaque ?? `${rest.trimEnd()}\n${indent}, `;
  });
}
