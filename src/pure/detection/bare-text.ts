const QUOTES = new Set(['"', "'", '`']);

/** A value as copied from code: trimmed, without one trailing comma or semicolon, and then without one pair of quotes. */
export function bareText(text: string): string {
  const trimmed = text.trim();
  const value = /[,;]$/.test(trimmed) ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const [first = ''] = value;
  return value.length > 1 && QUOTES.has(first) && value.endsWith(first) ? value.slice(1, -1) : value;
}
