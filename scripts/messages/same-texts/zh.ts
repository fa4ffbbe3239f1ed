import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the borrowed word is the usual one',
    texts: 'Shell | Web | emoji',
  },
  { reason: 'the name of a product and of a format', texts: 'Route JSON' },
] satisfies readonly SameTexts[];
