/** Placeholders that once contained the English error message of a library or the browser. */
const FOREIGN = /\{\{\s*(?:message|reason)\s*\}\}/;

/** Errors that display the text of a library. */
export const foreignFaults = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts]
    .filter(([key, text]) => key.startsWith('errors.') && FOREIGN.test(text))
    .map(([key]) => `“${key}” shows the text of a library: give each error its own sentence`);
