import { defineDetectors } from '#core/detection.ts';
import { wordCountOfMnemonic } from './word-count.ts';

export const detectors = defineDetectors([
  {
    id: 'mnemonic',
    reads: 'text',
    maxLength: 512,
    detect({ bare }) {
      if (!/^[a-z]{3,8}(?:\s+[a-z]{3,8}){11,23}$/.test(bare) || !wordCountOfMnemonic(bare)) return undefined;
      return {
        reading: 'mnemonic',
        confidence: 'certain',
        rank: 10,
        ask: { operation: 'derive', inputs: { mnemonic: bare }, write: 'valid', isNeeded: true },
        hands: { inputs: { mnemonic: bare }, options: { wordList: 'english' } },
        isSecret: true,
      };
    },
  },
]);
