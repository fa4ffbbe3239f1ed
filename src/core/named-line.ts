const NAMED = /^(?<name>[^:]*\S)\s*:\s+(?<rest>.*)$/;

/**
 * Splits off the optional name at the start of a line: `Ana: Tokyo` has the name `Ana`. A colon must be followed by a space, so `+5:30` has
 * no name.
 */
export function readNamedLine(line: string): { readonly name?: string | undefined; readonly rest: string } {
  const { name, rest = line } = NAMED.exec(line)?.groups ?? {};
  return { name, rest };
}

/** Removes the names at the beginning of lines. */
export const withoutNames = (text: string): string =>
  text
    .split('\n')
    .map((line) => readNamedLine(line).rest)
    .join('\n');
