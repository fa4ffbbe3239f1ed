/** A value as JSON on one line; the text that it was read from where it is too deep for the engine's stack of calls. */
export function minifiedJson(value: unknown, text: string): string {
  try {
    return JSON.stringify(value);
  } catch {
    return text;
  }
}
