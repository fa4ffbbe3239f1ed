import { defineDetectors } from '#core/detection.ts';
import { notations } from './notations.ts';

/** Emoji presentation, by default or with a variation selector; flags, and keycaps such as `1️⃣`. UTS #51, sections 1.4.5 to 1.4.9. */
const FLAG = /^\p{Regional_Indicator}{2}$/u;
const PICTURE = /^(?!\p{Regional_Indicator})(?:\p{Emoji_Presentation}|(?=[\u{2600}-\u{10ffff}])\p{Emoji}|\p{Emoji}\uFE0F)/u;

const isOne = (text: string): boolean => [...new Intl.Segmenter('en').segment(text)].length === 1;

export const detectors = defineDetectors([
  {
    id: 'emoji',
    reads: 'text',
    maxLength: 40,
    detect({ bare }) {
      if (!(FLAG.test(bare) || PICTURE.test(bare)) || !isOne(bare)) return undefined;
      const codePoints = notations.codePoints(bare);
      return {
        reading: 'emoji',
        confidence: 'strong',
        rank: 51,
        answer: { text: 'codePoints', values: { codePoints }, copy: bare },
        ask: { operation: 'find', inputs: { search: bare }, write: 'name', isNeeded: false },
        hands: { inputs: { search: bare } },
      };
    },
  },
]);
