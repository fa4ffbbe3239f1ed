export interface IgnoredDifferences {
  readonly whiteSpace: 'compare' | 'lineEnds' | 'all';
  readonly ignoreCase: boolean;
}

/** Whether two lines are equal except for ignored differences. A missing final line break is never ignored. */
export type LineEquality = (one: string, other: string) => boolean;

/** Creates a comparison that caches normalized lines, because each line is compared with many others. */
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
