import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

/** The last address, 255.255.255.255. Addresses are unsigned 32-bit integers. */
export const LAST_IPV4 = 0xffff_ffff;

export type Ipv4Fault = 'notAnIpv4Address' | 'wrongNumberCount' | 'leadingZero' | 'above255';

/** Whether a text is the beginning of an address and ends with a dot. */
export const beginsIpv4 = (text: string): boolean => /^(?:\d{1,3}\.){1,3}$/.test(text);

/**
 * Reads a dotted decimal address without surrounding text. Errors: `notAnIpv4Address` (another character, an empty number), then those of
 * `joinNumbers`.
 */
export const parseIpv4 = (text: string): Result<number, Ipv4Fault> =>
  /^\d+(?:\.\d+)*$/.test(text) ? joinNumbers(text.split('.')) : fail('notAnIpv4Address', beginsIpv4(text) ? { isIncomplete: true } : {});

/**
 * Combines decimal numbers to an address, most significant first. Errors, in this order: `wrongNumberCount` (`found`), `leadingZero`
 * (`number`; systems disagree on whether such a number is octal: RFC 6943, section 3.1.1), and `above255` (`number`).
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

/** Combines four bytes to an address, most significant first. */
export const joinBytes = (bytes: readonly number[]): number => bytes.reduce((address, byte) => address * 256 + byte, 0);

/** The four bytes of an address, the most significant first. */
export const bytesOfIpv4 = (address: number): readonly number[] => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);

export const formatIpv4 = (address: number): string =>
  `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;

/** Formats an address as four groups of eight binary digits. */
export const formatBinaryIpv4 = (address: number): string =>
  bytesOfIpv4(address)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('.');
