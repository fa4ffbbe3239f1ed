/** What bcrypt looks at of a text: Provos and Mazières 1999, section 5.1, with the 18 words of Blowfish's P-array. */
const USED_BYTES = 72;

/** The number of bytes of a text in UTF-8 if it has more than bcrypt uses. */
export function bytesOverLimit(text: string): { readonly used: number; readonly found: number } | undefined {
  const found = new TextEncoder().encode(text).length;
  return found > USED_BYTES ? { used: USED_BYTES, found } : undefined;
}
