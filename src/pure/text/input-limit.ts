/** The largest input of a data format that is read. */
const LARGEST_BYTES = 50_000_000;

/** Whether a text has more than 50 MB (50,000,000 bytes) in UTF-8. */
export function isOverInputLimit(text: string): boolean {
  // A code unit makes one byte at least and three at most, so most texts need not be counted.
  if (text.length > LARGEST_BYTES) return true;
  return text.length * 3 > LARGEST_BYTES && new TextEncoder().encode(text).length > LARGEST_BYTES;
}
