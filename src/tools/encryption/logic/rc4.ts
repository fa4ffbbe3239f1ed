/** Creates the key stream of RC4 (RFC 6229) for one message. The function XORs the next part of the message in place. */
export function createRc4(key: Uint8Array): (part: Uint8Array) => void {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let one = 0;
  let other = 0;
  return (part) => {
    for (let index = 0; index < part.length; index++) {
      one = (one + 1) & 0xff;
      other = (other + at(one)) & 0xff;
      swap(one, other);
      part[index] = (part[index] ?? 0) ^ at(at(one) + at(other));
    }
  };
}
