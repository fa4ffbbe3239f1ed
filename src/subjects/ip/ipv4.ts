import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

/** The last address, 255.255.255.255. Addresses are unsigned integers of 32 bits, from 0 to this. */
export const LAST_IPV4 = 0xffff_ffff;

export type Ipv4Fault = 'notAnIpv4Address' | 'wrongNumberCount' | 'leadingZero' | 'above255';

/** Whether it is the beginning of an address, up to a dot. */
export const beginsIpv4 = (text: string): boolean => /^(?:\d{1,3}\.){1,3}$/.test(text);

/**
 * Dotted decimal, nothing around it. Refused with `notAnIpv4Address` (another character, an empty number), and then as in `joinNumbers`.
 */
export const parseIpv4 = (text: string): Result<number, Ipv4Fault> =>
  /^\d+(?:\.\d+)*$/.test(text) ? joinNumbers(text.split('.')) : fail('notAnIpv4Address', beginsIpv4(text) ? { isIncomplete: true } : {});

/**
 * The address that numbers of decimal digits make, the most significant first. Refused, in this order, with `wrongNumberCount` (`found`), `leadingZero`
 * (`number`; systems disagree on whether such a number is octal: RFC 6943, section 3.1.1) and `above255` (`number`).
 */
export function joinNumbers(numbers: readonly string[]): Result<number, Exclude<Ipv4Fault, 'notAnIpv4Address'>> {
  if (numbers.length !== 4) return fail('wrongNumberCount', { values: { found: numbers.length } });
  let address = 0;
  for (const number of numbers) {
    const byte = Number(number);
    if (byte > 255 || (number.length > 1 && number.startsWith('0'))) return refuseNumbers(numbers);
    address = address * 256 + byte;
  }
  return ok(address);
}

function refuseNumbers(numbers: readonly string[]): Result<never, 'leadingZero' | 'above255'> {
  const zeroLed = numbers.find((number) => number.length > 1 && number.startsWith('0'));
  if (zeroLed !== undefined) return fail('leadingZero', { values: { number: excerpt(zeroLed) } });
  return fail('above255', { values: { number: excerpt(numbers.find((number) => Number(number) > 255) ?? '') } });
}

/** The address of four bytes, the most significant first. */
export const joinBytes = (bytes: readonly number[]): number => bytes.reduce((address, byte) => address * 256 + byte, 0);

/** The four bytes of an address, the most significant first. */
export const bytesOfIpv4 = (address: number): readonly number[] => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);

export const formatIpv4 = (address: number): string =>
  `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;

/** Four groups of eight binary digits. */
export const formatBinaryIpv4 = (address: number): string =>
  bytesOfIpv4(address)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('.');
