const STRING_OR_WORD = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\\\n]|\\.)*('?)|(?<![\w$])[-+]?(?:NaN|Infinity|nan|inf)(?![\w$]|\s*:)/g;
const INVALID_ESCAPE = /\\(?:[^"\\/bfnrtu']|u(?![\da-fA-F]{4}))/;
/** Matches an escaped quote, backslash, or slash and a Unicode escape as a whole, and any other backslash alone. */
const PLAIN_BACKSLASH = /\\(?:["\\/']|u[\da-fA-F]{4})|\\/g;

/**
 * Replaces NaN and Infinity, also as Python prints them, with null, and escapes the backslashes of Windows paths and regular expressions.
 * jsonrepair would turn the words into strings and remove the backslashes.
 */
export const withJsonWords = (text: string): string =>
  text.replaceAll(STRING_OR_WORD, (found: string, double?: string, single?: string) => {
    if (double === undefined && single === undefined) return 'null';
    // A string without an end is unchanged: jsonrepair drops an incomplete escape at the end of a truncated text.
    if (!double && !single) return found;
    const withoutPairs = found.replaceAll(String.raw`\\`, '');
    return INVALID_ESCAPE.test(withoutPairs)
      ? found.replaceAll(PLAIN_BACKSLASH, (escape) => (escape === '\\' ? String.raw`\\` : escape))
      : found;
  });
