const MAX_VALUE_LENGTH = 100;
const MAX_LABELS = 4;

/**
 * What is said of results, given as label and value, the value `undefined` where it must not be said: a single short one is read out,
 * of others only the names are. `undefined` where there is nothing to say.
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
