import { fail, type Result } from '#core/result.ts';
import { readMacDigits } from '#pure/network/mac-digits.ts';
import { pastedMac } from '#pure/network/pasted-mac.ts';
import { readPasted } from '#pure/text/read-pasted.ts';

/** The number of digits of a complete address: IEEE 802-2024, section 8. */
export const ADDRESS_DIGITS = 12;
/** The number of digits of the shortest prefix that the IEEE assigns. */
const MIN_DIGITS = 6;
/** The number of digits of an EUI-64, the address of a Zigbee, Thread, or FireWire device. Its prefix is from the same registries. */
const EUI64_DIGITS = 16;

export type AddressError = 'notAHexadecimalDigit' | 'wrongDigitCount';

/**
 * Reads the 6 to 12 hexadecimal digits of a MAC address or its prefix, or the 16 of an EUI-64, in upper case. Errors:
 * `notAHexadecimalDigit`, then `wrongDigitCount` with the number found.
 */
export const parseAddress = (line: string): Result<string, AddressError> => readPasted(line, parseTyped, pastedMac);

function parseTyped(line: string): Result<string, AddressError> {
  const digits = readMacDigits(line);
  if (!digits.ok) return digits;
  const found = digits.value.length;
  return (found >= MIN_DIGITS && found <= ADDRESS_DIGITS) || found === EUI64_DIGITS
    ? digits
    : fail('wrongDigitCount', { values: { found } });
}

export const isComplete = (digits: string): boolean => digits.length === ADDRESS_DIGITS;
