import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the borrowed word is the usual one',
    texts: 'Shell | Web | emoji',
  },
] satisfies readonly SameTexts[];
