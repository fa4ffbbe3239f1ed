const QUOTES = new Set(['"', "'", '`']);

/** A value as it was copied out of code: trimmed, without one comma or semicolon at its end, then without one pair of quotes around it. */
export function bareText(text: string): string {
  const trimmed = text.trim();
  const value = /[,;]$/.test(trimmed) ? trimmed.slice(0, -1).trimEnd() : trimmed;
  const [first = ''] = value;
  return value.length > 1 && QUOTES.has(first) && value.endsWith(first) ? value.slice(1, -1) : value;
}
