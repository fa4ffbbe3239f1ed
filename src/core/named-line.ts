const NAMED = /^(?<name>[^:]*\S)\s*:\s+(?<rest>.*)$/;

/** A line that may begin with a name: `Ana: Tokyo` is Ana's `Tokyo`. A colon without a blank behind it, as in `+5:30`, ends no name. */
export function readNamedLine(line: string): { readonly name?: string | undefined; readonly rest: string } {
  const { name, rest = line } = NAMED.exec(line)?.groups ?? {};
  return { name, rest };
}

/** The lines of a text without the names that they begin with. */
export const withoutNames = (text: string): string =>
  text
    .split('\n')
    .map((line) => readNamedLine(line).rest)
    .join('\n');
