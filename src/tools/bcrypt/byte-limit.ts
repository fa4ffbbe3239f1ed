import type { Notice } from '#core/answer.ts';

/** What bcrypt looks at of a text: Provos and Mazières 1999, section 5.1, with the 18 words of Blowfish's P-array. */
const USED_BYTES = 72;

/** Says how many bytes a text has in UTF-8 if they are more than bcrypt uses. */
export function noticesOfLength(text: string): readonly Notice[] {
  const found = new TextEncoder().encode(text).length;
  return found > USED_BYTES ? [{ code: 'overLimit', values: { used: USED_BYTES, found } }] : [];
}
