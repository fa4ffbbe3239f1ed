/** The universal/local bit of an EUI-64, which an IPv6 interface identifier has turned: RFC 4291, section 2.5.1. */
const UNIVERSAL_BIT = 1n << 57n;
/** What stands in the middle of an EUI-64 that was made of a MAC address: RFC 4291, appendix A. */
const MIDDLE = 0xfffen;

/** The EUI-64 of the 12 digits of a MAC address, as its digits. */
export const eui64Of = (macDigits: string): string => `${macDigits.slice(0, 6)}FFFE${macDigits.slice(6)}`;

/** The interface identifier of 64 bits, the modified EUI-64, of the 12 digits of a MAC address. */
export const interfaceIdOf = (macDigits: string): bigint => BigInt(`0x${eui64Of(macDigits)}`) ^ UNIVERSAL_BIT;

/** The 12 digits, in upper case, of the MAC address that an interface identifier was made of; undefined where it was not. */
export function macDigitsOf(interfaceId: bigint): string | undefined {
  if (BigInt.asUintN(16, interfaceId >> 24n) !== MIDDLE) return undefined;
  const digits = (interfaceId ^ UNIVERSAL_BIT).toString(16).padStart(16, '0').toUpperCase();
  return digits.slice(0, 6) + digits.slice(10);
}
