import { decode } from 'punycode/punycode.es6.js';

const PREFIX = 'xn--';

/** Whether a label of the name is written in Punycode: RFC 5890, section 2.3.2.1. */
export const hasPunycode = (hostname: string): boolean => hostname.split('.').some(isPunycode);

/** A hostname as its users write it: `xn--r8jz45g.jp` is `例え.jp`. A label that is no Punycode after all stays as it is. */
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
    return label; // the decoder's only way to refuse
  }
}
