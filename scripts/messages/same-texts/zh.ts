import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the borrowed word is the usual one',
    texts: 'Web | emoji',
  },
] satisfies readonly SameTexts[];
