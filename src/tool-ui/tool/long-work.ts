/** In UTF-16 code units. Texts up to this length are processed within a frame. */
const MAX_ON_MAIN = 100_000;

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null && !(value instanceof Blob) ? lengthOfAll(value) : 0;
};

const lengthOfAll = (values: object): number => Object.values(values).reduce<number>((sum, value) => sum + lengthOf(value), 0);

/** Whether the texts for an operation are too long for the main thread. */
export const isLongWork = (given: object): boolean => lengthOfAll(given) > MAX_ON_MAIN;
