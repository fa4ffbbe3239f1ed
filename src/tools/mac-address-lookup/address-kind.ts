export type AddressKind = 'unicastUniversal' | 'unicastLocal' | 'multicastUniversal' | 'multicastLocal' | 'broadcast';

const BROADCAST = 'FFFFFFFFFFFF';
/** The bits of the first octet for group addresses and for locally administered addresses: IEEE 802-2024, section 8.2. */
const GROUP_BIT = 1;
const LOCAL_BIT = 2;

const firstOctet = (digits: string): number => Number.parseInt(digits.slice(0, 2), 16);

export const isLocal = (digits: string): boolean => (firstOctet(digits) & LOCAL_BIT) !== 0;

/** The kind of an address, or of all addresses with a prefix. */
export function addressKind(digits: string): AddressKind {
  if (digits === BROADCAST) return 'broadcast';
  const isGroup = (firstOctet(digits) & GROUP_BIT) !== 0;
  if (isGroup) return isLocal(digits) ? 'multicastLocal' : 'multicastUniversal';
  return isLocal(digits) ? 'unicastLocal' : 'unicastUniversal';
}

/** The digits without the group bit: a group address belongs to the owner of the individual addresses. */
export const withoutGroupBit = (digits: string): string =>
  (firstOctet(digits) & ~GROUP_BIT).toString(16).padStart(2, '0').toUpperCase() + digits.slice(2);
