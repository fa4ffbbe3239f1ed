import { defineDetectors } from '#core/detection.ts';

/** Digest lengths in bits, each with the best-known function of that length. */
const FUNCTIONS: ReadonlyMap<number, string> = new Map([
  [128, 'MD5'],
  [160, 'SHA-1'],
  [224, 'SHA-224'],
  [256, 'SHA-256'],
  [384, 'SHA-384'],
  [512, 'SHA-512'],
]);

export const detectors = defineDetectors([
  {
    id: 'digest',
    reads: 'text',
    maxLength: 128,
    detect({ bare }) {
      const bits = bare.length * 4;
      const name = FUNCTIONS.get(bits);
      if (name === undefined || !/^(?=.*\d)(?=.*[a-f])(?:[\da-f]+|[\dA-F]+)$/i.test(bare) || /[a-f]/.test(bare) === /[A-F]/.test(bare))
        return undefined;
      return {
        reading: 'digest',
        confidence: 'likely',
        rank: 68,
        answer: { text: 'digest', values: { bits, name } },
        hands: { inputs: { expected: bare } },
      };
    },
  },
  {
    id: 'empty-file',
    reads: 'bytes',
    maxLength: 0,
    detect: ({ size }) =>
      size === 0
        ? {
            reading: 'file',
            confidence: 'certain',
            rank: 14,
            answer: { text: 'emptyFile' },
            hands: { inputs: {}, options: { inputType: 'file' }, file: 'file' },
          }
        : undefined,
  },
]);
