/** In the order of the page. */
export const caseNames = [
  'lower',
  'upper',
  'camel',
  'pascal',
  'snake',
  'constant',
  'kebab',
  'train',
  'cobol',
  'dot',
  'path',
  'none',
  'flat',
  'capital',
  'title',
  'sentence',
  'mocking',
  'inverted',
] as const;

export type CaseName = (typeof caseNames)[number];
