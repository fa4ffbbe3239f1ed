const MAX_VALUE_LENGTH = 100;
const MAX_LABELS = 4;

/**
 * Creates the announcement of results, given as label and value. The value is `undefined` if it must not be read aloud. A single short
 * value is read aloud; otherwise, only the labels are. Returns `undefined` if there is nothing to announce.
 */
export function resultSentence(
  results: readonly (readonly [label: string, value: string | undefined])[],
  updated: (labels: string) => string,
): string | undefined {
  const [first] = results;
  if (first === undefined) return undefined;
  const [label, value] = first;
  if (results.length === 1 && value !== undefined && value.length <= MAX_VALUE_LENGTH) return `${label}: ${value}`;
  const labels = results.slice(0, MAX_LABELS).map((result) => result[0]);
  return updated(labels.join(', ') + (results.length > MAX_LABELS ? ', …' : ''));
}
