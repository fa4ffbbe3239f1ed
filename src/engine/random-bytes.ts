/** The largest request that `crypto.getRandomValues` accepts (W3C Web Cryptography API, section 10.1.1). */
const BLOCK_BYTES = 65_536;

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let offset = 0; offset < count; offset += BLOCK_BYTES) crypto.getRandomValues(bytes.subarray(offset, offset + BLOCK_BYTES));
  return bytes;
}
