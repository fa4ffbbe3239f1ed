import { defineDetectors } from '#core/detection.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';

/** `Salted__`, with which OpenSSL's `enc` begins, in Base64. Eight bytes of salt follow. */
const SALTED = /^U2FsdGVkX1[89+/][A-Za-z\d+/\s]*={0,2}$/;
const SHORTEST = 16;

export const detectors = defineDetectors([
  {
    id: 'salted',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      const bytes = SALTED.test(bare) && isWhole ? parseBase64(bare) : undefined;
      if (!SALTED.test(bare) || (isWhole && !(bytes?.ok && bytes.value.length >= SHORTEST))) return undefined;
      return {
        reading: 'encrypted',
        confidence: 'certain',
        rank: 9,
        answer: { text: 'salted' },
        hands: { inputs: { input: bare }, options: { direction: 'decrypt', method: 'opensslPbkdf2' } },
        isSecret: true,
      };
    },
  },
]);
