import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { LineFault, ReadLine } from './notation.ts';
import { readNetworkText } from './read-network-text.ts';

/** `[2001:db8::1]`, in a link, too (RFC 3986, section 3.2.2): what stands before it and behind it, up to the next bracket. */
const BRACKETS = /^(?:[a-z][a-z\d+.-]*:\/\/(?:[^/?#@[\]\s]*@)?)?\[([^[\]]*)\](.*)$/is;
/** A port, and a path, a query or a fragment, which are dropped. */
const BEHIND = /^(?::(\d*))?(?:[/?#].*)?$/s;
/** Not of a link: the brackets stand around the address of a network. */
const PREFIX_LENGTH = /^\/(\d{1,3})$/;

const MAX_PORT = 65_535;

/** An address in square brackets; undefined of any other text. Refused with the faults of the address, `portOutOfRange` (`found`) and `unknownNotation`. */
export function readBracketed(text: string): Result<ReadLine, LineFault> | undefined {
  const [, inside = '', behind = ''] = BRACKETS.exec(text) ?? [];
  if (inside === '') return undefined;
  const length = text.startsWith('[') ? PREFIX_LENGTH.exec(behind)?.[0] : undefined;
  // RFC 6874: the percent sign before a zone is encoded in a link.
  const read = readNetworkText(`${inside.replace(/%25(?=.)/, '%')}${length ?? ''}`);
  if (!read.ok) return read;
  const parts = length === undefined ? BEHIND.exec(behind) : [];
  if (!parts) return fail('unknownNotation');
  return mapResult(readPort(parts[1]), (port) => ({ ...read.value, notation: 'bracketed', ...(port !== undefined && { port }) }));
}

/** None where there is nothing behind the colon, which a link allows. */
function readPort(digits = ''): Result<number | undefined, 'portOutOfRange'> {
  const port = Number(digits);
  if (digits === '') return ok(undefined);
  return port >= 1 && port <= MAX_PORT ? ok(port) : fail('portOutOfRange', { values: { max: MAX_PORT, found: excerpt(digits) } });
}
