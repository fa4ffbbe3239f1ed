import { fail, mapResult, type Result } from '#core/result.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { isIp6ArpaName, readIp6ArpaName } from '#domains/ip/ip6-arpa.ts';
import { readIpAddress } from '#domains/ip/ip-address.ts';
import { pastedNetwork } from '#domains/ip/pasted-ip.ts';
import type { LineFault, ReadLine } from './notation.ts';
import { readBracketed } from './read-bracketed.ts';
import { readMac } from './read-mac.ts';
import { readNetworkText } from './read-network-text.ts';
import { readNumber } from './read-numbers.ts';
import { isRfc1924, readRfc1924 } from './rfc1924.ts';

/** `::ffff:0:0/96` (RFC 4291, section 2.5.5.2). */
const MAPPED = 0xffff_0000_0000n;
const LENGTH = 128;

/** An incomplete text that could become `0x…` or groups. */
const BEGINNING = /^(?:0x|[\da-f]{1,4}:?)$/i;

/** Reads an IPv6 address or network in any notation. The first notation that matches determines the error. */
export const readLine = (line: string): Result<ReadLine, LineFault> => readPasted(line.trim(), readTyped, pastedIpv6);

/** The name that replaces an address where a colon is not allowed, such as in Windows paths: `2001-db8--1.ipv6-literal.net`. */
const LITERAL_NAME = /^([\da-f.-]+)(?:s(\w+))?\.ipv6-literal\.net$/i;

function pastedIpv6(line: string): string {
  const text = pastedNetwork(line);
  const [, groups, zone] = LITERAL_NAME.exec(text) ?? [];
  return groups === undefined ? text : `${groups.replaceAll('-', ':')}${zone === undefined ? '' : `%${zone}`}`;
}

function readTyped(text: string): Result<ReadLine, LineFault> {
  if (isRfc1924(text)) return mapResult(readRfc1924(text), (address) => ({ notation: 'rfc1924', address, prefixLength: LENGTH }));
  const special = readMac(text) ?? readBracketed(text);
  if (special) return special;
  if (/:.*:/s.test(text)) return readNetworkText(text);
  if (isIp6ArpaName(text)) {
    return mapResult(readIp6ArpaName(text), ({ first, prefixLength }) => ({ notation: 'arpaName', address: first, prefixLength }));
  }
  const number = readNumber(text);
  if (number) return mapResult(number, (read) => ({ ...read, prefixLength: LENGTH }));
  return readDotted(text);
}

/** Reads a dotted IPv4 address alone, and maps it to IPv6. */
function readDotted(text: string): Result<ReadLine, LineFault> {
  const unknown = fail('unknownNotation', BEGINNING.test(text) ? { isIncomplete: true } : {});
  if (text.includes(':')) return unknown;
  const address = readIpAddress(text);
  if (address.ok) return { ok: true, value: { notation: 'ipv4', address: MAPPED | address.value.bits, prefixLength: LENGTH } };
  const { code, ...details } = address.error;
  return code === 'notAnIpAddress' ? unknown : fail(code, details);
}
