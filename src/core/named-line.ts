/** A line that may begin with a name: `Ana: Tokyo` is Ana's `Tokyo`. A colon without a blank behind it, as in `+5:30`, ends no name. */
export function readNamedLine(line: string): { readonly name?: string; readonly rest: string } {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(colon, 0)).trim();
  const rest = line.slice(colon + 1);
  return name !== '' && /^\s/.test(rest) ? { name, rest: rest.trimStart() } : { rest: line };
}

/** The lines of a text without the names that they begin with. */
export const withoutNames = (text: string): string =>
  text
    .split('\n')
    .map((line) => readNamedLine(line).rest)
    .join('\n');
