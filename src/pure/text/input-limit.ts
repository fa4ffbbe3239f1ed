/** The maximum input size of data formats. */
const LARGEST_BYTES = 50_000_000;

/** Whether a text exceeds 50 MB (50,000,000 bytes) in UTF-8. */
export function isOverInputLimit(text: string): boolean {
  // A code unit takes one to three bytes, so most texts need not be encoded.
  if (text.length > LARGEST_BYTES) return true;
  return text.length * 3 > LARGEST_BYTES && new TextEncoder().encode(text).length > LARGEST_BYTES;
}
