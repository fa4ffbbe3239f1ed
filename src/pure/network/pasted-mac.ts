import { pastedValue, plainCharacters } from '#pure/text/read-pasted.ts';

/** A complete address in a line of `ip link`, `ipconfig /all`, `arp`, or the address table of a switch. */
const WHOLE =
  /(?<![\w:.-])(?:[\da-f]{1,2}([:-])(?:[\da-f]{1,2}\1){4}[\da-f]{1,2}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}|(?:0x)?[\da-f]{12})(?![\w:-])/i;
/** The IEEE list has `20-37-06   (hex)` and `203706     (base 16)` before the name of a vendor. */
const REGISTRY = /\s\((?:hex|base 16)\).*$/s;
/** Placeholder octets, as in documentation: `20:37:06:xx:xx:xx`. */
const OPEN = /^[x*:.-]+$/i;

function withoutOpenOctets(text: string): string {
  const start = text.search(/xx|\*/i);
  return start > 0 && OPEN.test(text.slice(start)) ? text.slice(0, start).replace(/[:.-]$/, '') : text;
}

/** Extracts the MAC address or prefix from a copied line. */
export function pastedMac(line: string): string {
  const text = plainCharacters(line);
  const whole = WHOLE.exec(text)?.[0];
  if (whole !== undefined) return whole.replace(/^0x/i, '');
  const value = pastedValue(text)
    .replace(REGISTRY, '')
    .replace(/^(?:0x|oui:?\s|mac:?\s)/i, '')
    .replace(/\/\d{1,2}$/, '');
  return withoutOpenOctets(value).replace(/[_·]/g, ':').trim();
}
