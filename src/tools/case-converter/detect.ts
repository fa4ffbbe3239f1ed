import { defineDetectors } from '#core/detection.ts';
import { splitWords } from './split-words.ts';

/** At least three humps of two or more letters each, because names such as `McDonald` have two. */
const HUMPS = /^[A-Za-z][a-z]+\d*(?:[A-Z][a-z]+\d*){2,}$/;
const JOINED = /^[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+$/;

/** Joins words as in `maxRetryCount`. An underscore keeps adjacent numbers apart. */
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
