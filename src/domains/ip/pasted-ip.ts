import { pastedValue } from '#pure/text/read-pasted.ts';
import { formatIpv4 } from './ipv4.ts';

/** Bracketed dots and colons, which keep addresses in security reports from becoming links: `192[.]0[.]2[.]1`. */
const DEFANGED = /[[({](\.|:|dot)[\])}]/gi;
/** A list marker, or the name of a setting or field: `- `, `AllowedIPs = `, `inetnum: `, `ip4:`. */
const LABEL = /^(?:[-*•]\s|\d+[.)]\s|[a-z][\w-]*(?:\s?=|:(?=\s))|ip[46]:)\s*/i;
/** The prefix in the output of `ip address show` and `ifconfig`, and in router configurations. */
const COMMAND = /^(?:inet6? (?:addr: ?)?|ip(?:v6)? addr(?:ess)? )/i;
const REST = / (?:brd|broadcast|scope|dev|metric|secondary|autoconf|temporary|dynamic|#|\/\/).*$/is;
const MASK = / (?:bcast:\S+ )?(?:netmask |mask[: ])/i;
const PREFIX_LENGTH = / prefixlen /i;
const HEXADECIMAL_MASK = /(?<=[ /])0x([\da-f]{8})$/i;

/** Extracts the address from a copied text. */
export const pastedIp = (text: string): string => pastedValue(text.replace(DEFANGED, (_, sign: string) => (sign === ':' ? ':' : '.')));

/** Extracts the address or network from a copied text, such as a line that `ip address`, `ifconfig`, or a router prints. */
export const pastedNetwork = (text: string): string =>
  pastedIp(pastedIp(text).replace(LABEL, ''))
    .replace(/\s+/g, ' ')
    .replace(COMMAND, '')
    .replace(MASK, ' ')
    .replace(REST, '')
    .replace(PREFIX_LENGTH, '/')
    .replace(HEXADECIMAL_MASK, (_, digits: string) => formatIpv4(Number.parseInt(digits, 16)))
    .trim();

const BETWEEN = /\s(?:to|through|bis|→|~)\s|(?<!\.)\.\.\.?(?!\.)|[→~]/i;
/** A range abbreviated to its last numbers, as in nmap and firewalls: `192.0.2.1-9`. */
const SHORT_END = /^((?:\d{1,3}\.){3})(\d{1,3}\s*-\s*)(\d{1,3})$/;

/** Extracts the network or range from a copied text and puts a hyphen between the ends of a range. */
export const pastedRange = (text: string): string => pastedNetwork(text).replace(BETWEEN, '-').replace(SHORT_END, '$1$2$1$3');
