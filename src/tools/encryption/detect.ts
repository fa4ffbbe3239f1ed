import { defineDetectors, type Finding } from '#core/detection.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';

/** `Salted__`, the prefix of OpenSSL's `enc`, in Base64 of either alphabet. Eight bytes of salt follow. */
const SALTED = /^U2FsdGVkX1[89+/_-][A-Za-z\d+/_\s-]*={0,2}$/;
/** The same in hexadecimal. */
const SALTED_HEX = /^53616c7465645f5f(?:[\da-f]{2}){8,}$/i;
const SHORTEST = 16;

const salted = (input: string, cipherTextAs: 'base64' | 'base64url' | 'hex'): Finding => ({
  reading: 'encrypted',
  confidence: 'certain',
  rank: 9,
  answer: { text: 'salted' },
  hands: { inputs: { input }, options: { direction: 'decrypt', method: 'opensslPbkdf2', cipherTextAs } },
  isSecret: true,
});

export const detectors = defineDetectors([
  {
    id: 'salted',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      if (SALTED_HEX.test(bare)) return salted(bare, 'hex');
      const bytes = SALTED.test(bare) && isWhole ? parseBase64(bare) : undefined;
      if (!SALTED.test(bare) || (isWhole && !(bytes?.ok && bytes.value.length >= SHORTEST))) return undefined;
      return salted(bare, /[_-]/.test(bare) ? 'base64url' : 'base64');
    },
  },
]);
