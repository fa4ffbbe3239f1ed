/** The class of an address before CIDR (RFC 791, section 3.2, and RFC 1112, section 4). */
export function classOfIpv4(address: number): 'A' | 'B' | 'C' | 'D' | 'E' {
  const firstByte = address >>> 24;
  if (firstByte < 128) return 'A';
  if (firstByte < 192) return 'B';
  if (firstByte < 224) return 'C';
  return firstByte < 240 ? 'D' : 'E';
}
