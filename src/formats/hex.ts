import { fail, ok } from '#core/result.ts';

/** Bytes as hexadecimal digits in lower case, two a byte, without separators: RFC 4648, section 8. */
export function toHex(bytes: Uint8Array): string {
  const digits = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, index) => {
    digits[index * 2] = asciiOfNibble(byte >> 4);
    digits[index * 2 + 1] = asciiOfNibble(byte & 15);
  });
  return new TextDecoder().decode(digits);
}

const asciiOfNibble = (nibble: number): number => nibble + (nibble < 10 ? 0x30 : 0x57);

/** Bytes of hexadecimal digits in either case, two a byte, white space skipped: RFC 4648, section 8. Error: `notHex`. */
export function parseHex(text: string) {
  const digits = text.replaceAll(/\s/g, '');
  if (digits.length % 2 === 1 || /[^\da-f]/i.test(digits)) return fail('notHex');
  return ok(Uint8Array.from({ length: digits.length / 2 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)));
}
