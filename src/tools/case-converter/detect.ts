import { defineDetectors } from '#core/detection.ts';
import { splitWords } from './split-words.ts';

/** Three humps or more, of two letters at least: a name such as `McDonald` has two. */
const HUMPS = /^[A-Za-z][a-z]+\d*(?:[A-Z][a-z]+\d*){2,}$/;
const JOINED = /^[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+$/;

/** `maxRetryCount`; two numbers must not run into one. */
const camel = (word: string, index: number): string => {
  if (index === 0) return word;
  return /^\d/.test(word) ? `_${word}` : word.charAt(0).toUpperCase() + word.slice(1);
};

export const detectors = defineDetectors([
  {
    id: 'identifier',
    reads: 'text',
    maxLength: 128,
    detect({ bare }) {
      const isJoined = JOINED.test(bare);
      if (!isJoined && !HUMPS.test(bare)) return undefined;
      const words = splitWords(bare).map((word) => word.toLowerCase());
      const copy = isJoined ? words.map(camel).join('') : words.join('_');
      return { reading: 'identifier', confidence: 'possible', rank: 84, answer: { copy }, hands: { inputs: { text: bare } } };
    },
  },
]);
