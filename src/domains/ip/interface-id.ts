/** The universal/local bit of an EUI-64, which is inverted in an IPv6 interface identifier: RFC 4291, section 2.5.1. */
const UNIVERSAL_BIT = 1n << 57n;
/** The middle of an EUI-64 made from a MAC address: RFC 4291, appendix A. */
const MIDDLE = 0xfffen;

/** Converts the 12 digits of a MAC address to the digits of its EUI-64. */
export const eui64Of = (macDigits: string): string => `${macDigits.slice(0, 6)}FFFE${macDigits.slice(6)}`;

/** Converts the 12 digits of a MAC address to the 64-bit interface identifier (modified EUI-64). */
export const interfaceIdOf = (macDigits: string): bigint => BigInt(`0x${eui64Of(macDigits)}`) ^ UNIVERSAL_BIT;

/** The MAC address from which an interface identifier was made, as 12 upper-case digits, or undefined. */
export function macDigitsOf(interfaceId: bigint): string | undefined {
  if (BigInt.asUintN(16, interfaceId >> 24n) !== MIDDLE) return undefined;
  const digits = (interfaceId ^ UNIVERSAL_BIT).toString(16).padStart(16, '0').toUpperCase();
  return digits.slice(0, 6) + digits.slice(10);
}
