export interface IgnoredDifferences {
  readonly whiteSpace: 'compare' | 'lineEnds' | 'all';
  readonly ignoreCase: boolean;
}

/** Whether two lines are the same, as far as differences count. That the last line has a line break or none always counts. */
export type LineEquality = (one: string, other: string) => boolean;

/** Remembers what it has found of a line, since each is compared with many. */
export function lineEquality({ whiteSpace, ignoreCase }: IgnoredDifferences): LineEquality {
  if (whiteSpace === 'compare' && !ignoreCase) return (one, other) => one === other;
  const keys = new Map<string, string>();
  const keyOf = (line: string): string => {
    const known = keys.get(line);
    if (known !== undefined) return known;
    const end = line.endsWith('\n') ? '\n' : '';
    const content = end ? line.slice(0, -1) : line;
    const compared = whiteSpace === 'all' ? content.replaceAll(/\s+/g, '') : whiteSpace === 'lineEnds' ? content.trimEnd() : content;
    const key = (ignoreCase ? compared.toLowerCase() : compared) + end;
    keys.set(line, key);
    return key;
  };
  return (one, other) => one === other || keyOf(one) === keyOf(other);
}
