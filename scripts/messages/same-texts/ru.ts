import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the borrowed word is the usual one',
    texts: 'IPv4 multicast | IPv6 multicast',
  },
] satisfies readonly SameTexts[];
