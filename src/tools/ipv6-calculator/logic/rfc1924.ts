import { fail, ok, type Result } from '#core/result.ts';

/** RFC 1924, section 4.2. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const BASE = BigInt(ALPHABET.length);
const DIGITS = 20;
const LAST = (1n << 128n) - 1n;

/** Writes an address as 20 digits in base 85. */
export function formatRfc1924(address: bigint): string {
  const digits: string[] = [];
  for (let rest = address; digits.length < DIGITS; rest /= BASE) digits.unshift(ALPHABET.charAt(Number(rest % BASE)));
  return digits.join('');
}

/** Whether a text is meant as a number in base 85. A text that could be an address or a hexadecimal number is not. */
export const isRfc1924 = (text: string): boolean =>
  text.length === DIGITS && !/^[\da-f:.]*$|^0x[\da-f]*$/i.test(text) && [...text].every((digit) => ALPHABET.includes(digit));

/** Reads a number of 20 digits in base 85. Error: `tooLarge` (`number`, `max`), because 85^20 is greater than 2^128. */
export function readRfc1924(text: string): Result<bigint, 'tooLarge'> {
  let address = 0n;
  for (const digit of text) address = address * BASE + BigInt(ALPHABET.indexOf(digit));
  return address <= LAST ? ok(address) : fail('tooLarge', { values: { number: text, max: String(LAST) } });
}
