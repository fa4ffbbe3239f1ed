/** The path to a value: the keys and indexes from the root. */
export type TreePath = readonly (string | number)[];

const PLAIN_KEY = /^[^\s.[\]"']+$/;

/** A path as notices and errors display it: `$.a.b[0]`. Ambiguous keys are quoted: `$["a.b"]`. */
export const formatTreePath = (path: TreePath): string =>
  `$${path.map((step) => (typeof step === 'string' && PLAIN_KEY.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('')}`;
