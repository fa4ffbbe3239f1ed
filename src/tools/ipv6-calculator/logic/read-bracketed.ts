import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { LineFault, ReadLine } from './notation.ts';
import { readNetworkText } from './read-network-text.ts';

/** `[2001:db8::1]`, alone or in a URL (RFC 3986, section 3.2.2), and the text after the brackets. */
const BRACKETS = /^(?:[a-z][a-z\d+.-]*:\/\/(?:[^/?#@[\]\s]*@)?)?\[([^[\]]*)\](.*)$/is;
/** An optional port, then a path, query, or fragment, which is dropped. */
const BEHIND = /^(?::(\d*))?(?:[/?#].*)?$/s;
/** A prefix length, which is accepted only outside of URLs. */
const PREFIX_LENGTH = /^\/(\d{1,3})$/;

const MAX_PORT = 65_535;

/**
 * Reads an address in square brackets. `undefined` for any other text. Errors: those of the address, `portOutOfRange` (`max`, `found`), and
 * `unknownNotation`.
 */
export function readBracketed(text: string): Result<ReadLine, LineFault> | undefined {
  const [, inside = '', behind = ''] = BRACKETS.exec(text) ?? [];
  if (inside === '') return undefined;
  const length = text.startsWith('[') ? PREFIX_LENGTH.exec(behind)?.[0] : undefined;
  // RFC 6874: the percent sign before a zone is encoded in a URL.
  const read = readNetworkText(`${inside.replace(/%25(?=.)/, '%')}${length ?? ''}`);
  if (!read.ok) return read;
  const parts = length === undefined ? BEHIND.exec(behind) : [];
  if (!parts) return fail('unknownNotation');
  return mapResult(readPort(parts[1]), (port) => ({ ...read.value, notation: 'bracketed', ...(port !== undefined && { port }) }));
}

/** `undefined` if no digits follow the colon, which a URL allows. */
function readPort(digits = ''): Result<number | undefined, 'portOutOfRange'> {
  const port = Number(digits);
  if (digits === '') return ok(undefined);
  return port >= 1 && port <= MAX_PORT ? ok(port) : fail('portOutOfRange', { values: { max: MAX_PORT, found: excerpt(digits) } });
}
