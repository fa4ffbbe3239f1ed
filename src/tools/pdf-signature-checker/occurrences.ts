/**
 * Where an ASCII text begins in bytes, from the first place to the last: the search of Boyer, Moore and Horspool (R. N. Horspool, Practical
 * Fast Searching in Strings, 1980), which steps over most bytes, and in the worst case looks at each as often as the text is long.
 */
export function* occurrencesOf(text: string, bytes: Uint8Array): Generator<number, undefined> {
  const wanted = new TextEncoder().encode(text);
  const lastIndex = wanted.length - 1;
  // How far the text can be moved on, by the byte that stands under its end.
  const steps = new Uint32Array(256).fill(wanted.length);
  wanted.subarray(0, lastIndex).forEach((byte, index) => steps.fill(lastIndex - index, byte, byte + 1));
  for (let end = lastIndex; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
    let matched = 0;
    while (matched <= lastIndex && bytes[end - matched] === wanted[lastIndex - matched]) matched++;
    if (matched > lastIndex) yield end - lastIndex;
  }
}
