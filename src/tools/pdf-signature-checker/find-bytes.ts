/** Where the ASCII text begins, from `from` on and before `end`; -1 if nowhere. */
export function findBytes(bytes: Uint8Array, text: string, from = 0, end = bytes.length): number {
  const wanted = new TextEncoder().encode(text);
  const [first = 0] = wanted;
  const last = Math.min(end, bytes.length) - wanted.length;
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, wanted, at)) return at;
  }
  return -1;
}

/** Where the ASCII text begins for the last time at or before `from`; -1 if nowhere. */
export function findLastBytes(bytes: Uint8Array, text: string, from: number): number {
  const wanted = new TextEncoder().encode(text);
  const [first = 0] = wanted;
  for (let at = bytes.lastIndexOf(first, from); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    if (isAt(bytes, wanted, at)) return at;
  }
  return -1;
}

const isAt = (bytes: Uint8Array, wanted: Uint8Array, at: number): boolean => wanted.every((byte, index) => bytes[at + index] === byte);
