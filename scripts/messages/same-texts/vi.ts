import type { SameTexts } from './same-texts.ts';

export default [
  {
    reason: 'the borrowed word is the usual one',
    texts: `ASCII art | Album | Byte | Camera | Engine | Entropy | Fragment | Header | Header RFC | Hover | Link local | Logo |
      Loopback | Multicast | Numeronym | Salt | Shell | Tab | byte | Escape | Unescape`,
  },
  { reason: 'the same word, as the DNS has it', texts: 'Zone' },
] satisfies readonly SameTexts[];
