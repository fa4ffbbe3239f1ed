import type { Notice } from '#core/present.ts';

/** The number of bytes that bcrypt uses: Provos and Mazières 1999, section 5.1, with the 18 words of Blowfish's P-array. */
const USED_BYTES = 72;

/** Reports the UTF-8 length of a text if it has more bytes than bcrypt uses. */
export function noticesOfLength(text: string): readonly Notice[] {
  const found = new TextEncoder().encode(text).length;
  return found > USED_BYTES ? [{ code: 'overLimit', values: { used: USED_BYTES, found } }] : [];
}
