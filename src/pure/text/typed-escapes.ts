const MEANINGS: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\\\': '\\' };

/**
 * What is meant by a text typed on one line, such as a separator: `\n` is a line feed, `\t` a tab and `\\` one backslash. A backslash
 * before anything else stays as it was typed.
 */
export const resolveTypedEscapes = (typed: string): string => typed.replaceAll(/\\[nt\\]/g, (escape) => MEANINGS[escape] ?? escape);
