/**
 * Finds all occurrences of an ASCII text in bytes, in order. Uses the Boyer–Moore–Horspool algorithm (R. N. Horspool, Practical Fast
 * Searching in Strings, 1980), which skips most bytes. In the worst case, it compares each byte once per character of the text.
 */
export function* occurrencesOf(text: string, bytes: Uint8Array): Generator<number, undefined> {
  const wanted = new TextEncoder().encode(text);
  const lastIndex = wanted.length - 1;
  // The distance to shift the text, indexed by the byte at its end.
  const steps = new Uint32Array(256).fill(wanted.length);
  wanted.subarray(0, lastIndex).forEach((byte, index) => steps.fill(lastIndex - index, byte, byte + 1));
  for (let end = lastIndex; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
    let matched = 0;
    while (matched <= lastIndex && bytes[end - matched] === wanted[lastIndex - matched]) matched++;
    if (matched > lastIndex) yield end - lastIndex;
  }
}
