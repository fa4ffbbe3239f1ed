const STRING_OR_WORD = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\\\n]|\\.)*('?)|(?<![\w$])[-+]?(?:NaN|Infinity|nan|inf)(?![\w$]|\s*:)/g;
const INVALID_ESCAPE = /\\(?:[^"\\/bfnrtu']|u(?![\da-fA-F]{4}))/;
/** A backslash that escapes neither a quote, a backslash nor a slash. */
const PLAIN_BACKSLASH = /\\(?:["\\/']|u[\da-fA-F]{4})|\\/g;

/**
 * A text in which NaN and Infinity, also as Python prints them, are null, and the backslashes of Windows paths and regular expressions are
 * escaped. jsonrepair would turn the words into strings and remove the backslashes.
 */
export const withJsonWords = (text: string): string =>
  text.replaceAll(STRING_OR_WORD, (found: string, double?: string, single?: string) => {
    if (double === undefined && single === undefined) return 'null';
    // jsonrepair drops half of an escape at the end of a text that was cut.
    if (!double && !single) return found;
    const withoutPairs = found.replaceAll(String.raw`\\`, '');
    return INVALID_ESCAPE.test(withoutPairs)
      ? found.replaceAll(PLAIN_BACKSLASH, (escape) => (escape === '\\' ? String.raw`\\` : escape))
      : found;
  });
