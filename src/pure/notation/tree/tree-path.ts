/** Where a value stands: the keys and positions that lead to it from the top. */
export type TreePath = readonly (string | number)[];

const PLAIN_KEY = /^[^\s.[\]"']+$/;

/** A path as notices and errors show it: `$.a.b[0]`. A key that would be mistaken for more than one step is quoted: `$["a.b"]`. */
export const formatTreePath = (path: TreePath): string =>
  `$${path.map((step) => (typeof step === 'string' && PLAIN_KEY.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('')}`;
