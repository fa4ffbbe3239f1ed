const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];

/**
 * The length of the head of a WebM file, which is everything before its first Cluster (RFC 9559, section 5.1). `undefined` if these bytes
 * contain no Cluster.
 */
export function headLength(bytes: Uint8Array): number | undefined {
  const at = indexOfBytes(bytes, CLUSTER);
  return at === -1 ? undefined : at;
}

/**
 * Marks the Segment of a head as having an unknown size, so that it extends to the end of the file. All bits of the size are 1, whatever
 * its length (RFC 8794, section 6.2).
 */
export function withOpenSegment(head: Uint8Array): Uint8Array<ArrayBuffer> {
  const open = Uint8Array.from(head);
  const sizeAt = indexOfBytes(open, SEGMENT) + SEGMENT.length;
  const first = open[sizeAt];
  if (sizeAt < SEGMENT.length || first === undefined) return open;
  // The number of leading zeros is the number of bytes after the first one (RFC 8794, section 4).
  const following = Math.clz32(first) - 24;
  open[sizeAt] = first | (0x7f >> following);
  open.fill(0xff, sizeAt + 1, sizeAt + 1 + following);
  return open;
}

function indexOfBytes(bytes: Uint8Array, sought: readonly number[]): number {
  for (let at = 0; at + sought.length <= bytes.length; at += 1) {
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
