import { decode } from 'punycode/punycode.es6.js';

const PREFIX = 'xn--';

/** Whether a label of the hostname is written in Punycode (RFC 5890, section 2.3.2.1). */
export const hasPunycode = (hostname: string): boolean => hostname.split('.').some(isPunycode);

/** A hostname in Unicode: `xn--r8jz45g.jp` becomes `例え.jp`. Labels with invalid Punycode are kept. */
export const toUnicodeHostname = (hostname: string): string =>
  hostname
    .split('.')
    .map((label) => (isPunycode(label) ? decodeLabel(label) : label))
    .join('.');

const isPunycode = (label: string): boolean => label.length > PREFIX.length && label.slice(0, PREFIX.length).toLowerCase() === PREFIX;

function decodeLabel(label: string): string {
  try {
    return decode(label.slice(PREFIX.length).toLowerCase());
  } catch {
    return label; // a RangeError for an invalid label
  }
}
