const MEANINGS: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\\\': '\\' };

/**
 * Resolves escapes in a text typed on one line, such as a separator: `\n` is a line feed, `\t` a tab, and `\\` one backslash. Any other
 * backslash is kept.
 */
export const resolveTypedEscapes = (typed: string): string => typed.replaceAll(/\\[nt\\]/g, (escape) => MEANINGS[escape] ?? escape);
