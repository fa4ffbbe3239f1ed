import { parseIpv4 } from '#domains/ip/ipv4.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { pastedAddress } from './pasted-address.ts';
import { parseDomain } from './parse-domain.ts';

export interface Address {
  /** In NFC; a quoted one as typed, with its quotes. */
  readonly localPart: string;
  readonly isQuoted: boolean;
  /** In lower case, with international names in `xn--` form and without a final dot; or an address in brackets. */
  readonly domain: string;
}

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/** A local part of atext (RFC 5322, section 3.2.3), extended by the letters and digits of all scripts (RFC 6531), with single dots. */
const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+)*$/u;

/** RFC 5322, section 3.2.4, on one line. */
const QUOTED_STRING = /^"(?:[^"\\\r\n]|\\[^\r\n])*"$/;

/**
 * Parses one entry of a list, such as `ann@example.org`, `Ann <ann@example.org>`, or `mailto:ann@example.org`. `undefined` if it is not an
 * address.
 */
export function parseAddress(entry: string): Address | undefined {
  const typed = parseTyped(entry);
  if (typed || !/@|[[({]at[\])}]|\uff20/i.test(entry)) return typed;
  const pasted = pastedAddress(entry);
  return pasted === entry ? undefined : parseTyped(pasted);
}

function parseTyped(entry: string): Address | undefined {
  const bare = withoutMailto(withoutName(entry));
  const at = bare.lastIndexOf('@');
  if (at < 0 || isLonger(bare, MAX_ADDRESS)) return undefined;
  const typed = bare.slice(0, at);
  const isQuoted = QUOTED_STRING.test(typed);
  const localPart = isQuoted ? typed : typed.normalize('NFC');
  if (isLonger(localPart, MAX_LOCAL_PART) || !(isQuoted || DOT_ATOM.test(localPart))) return undefined;
  const domain = parseHost(bare.slice(at + 1));
  return domain === undefined ? undefined : { localPart, isQuoted, domain };
}

/** Whether a text exceeds a number of code points. Counts them only if the number of code units is not conclusive. */
const isLonger = (text: string, max: number): boolean => text.length > max && (text.length > 2 * max || [...text].length > max);

/** Returns the text in angle brackets, alone or after a name. */
function withoutName(entry: string): string {
  const start = entry.endsWith('>') ? entry.lastIndexOf('<') : -1;
  return start < 0 ? entry : entry.slice(start + 1, -1).trim();
}

/** Removes `mailto:` and the query after the address: RFC 6068. */
const withoutMailto = (text: string): string => (/^mailto:/i.test(text) ? text.slice('mailto:'.length).replace(/\?.*$/s, '').trim() : text);

function parseHost(text: string): string | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return parseDomain(text);
  const literal = text.slice(1, -1).toLowerCase();
  // RFC 5321, section 4.1.3.
  const isAddress = literal.startsWith('ipv6:') ? parseIpv6(literal.slice('ipv6:'.length)).ok : parseIpv4(literal).ok;
  return isAddress ? text.toLowerCase() : undefined;
}
