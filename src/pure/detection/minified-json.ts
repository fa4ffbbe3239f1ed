/** A value as JSON on one line. Falls back to the original text if the value is too deeply nested for the engine's stack. */
export function minifiedJson(value: unknown, text: string): string {
  try {
    return JSON.stringify(value);
  } catch {
    return text;
  }
}
