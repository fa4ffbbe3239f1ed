import assert from 'node:assert/strict';
import { findSignatures, isEncryptedPdf } from '../../src/tools/pdf-signature-checker/find-signatures.ts';
import { many } from './many.ts';

const read = (text: string): void => {
  const bytes = new TextEncoder().encode(text);
  assert.deepEqual([...findSignatures(bytes)], []);
  assert.equal(isEncryptedPdf(bytes), false);
};

export const cases = {
  ...many(['/', '/ByteRange', 'an obj/ByteRange ', '1 0 obj(/ByteRange', '1 0 obj<0/ByteRange', '/#42#79#74#65#52'], read),
  ...many(['\\1'], (text) => read(`1 0 obj<</ByteRange (${text}`)),
  ...many(['/Encrypt '], (text) => read(`1 0 obj<</ByteRange ${text}`)),
  ...many([' '], (text) => read(`${text}obj/ByteRange`)),
};
