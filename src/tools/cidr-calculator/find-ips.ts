import { formatIpAddress, readIpAddress } from '#domains/ip/ip-address.ts';
import type { ListedIp } from '#domains/ip/read-ip-list.ts';
import { type IpEntry, readIpRange } from '#domains/ip/read-ip-range.ts';

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly end: number;
}

/** Finds every address, network, and range in any text, such as a log, with its line number from 1. Ignores everything else. */
export function findIps(text: string): readonly ListedIp[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => findInLine(line).map((entry) => ({ ...entry, line: index + 1 })));
}

function findInLine(line: string): readonly IpEntry[] {
  if (!/[.:]/.test(line)) return [];
  const pieces = piecesIn(line);
  let isMask = false;
  return pieces.flatMap((piece, index) => {
    if (isMask) {
      isMask = false;
      return [];
    }
    const masked = maskedBy(line, piece, pieces[index + 1]);
    isMask = masked !== undefined;
    return masked ?? readPiece(piece.text);
  });
}

const UNDERSCORE = 95;
const isPartOfAscii = Array.from({ length: 128 }, (_, code) => /[\w.:/\-%*]/.test(String.fromCharCode(code)) && code !== UNDERSCORE);
const isPart = (line: string, at: number): boolean =>
  isPartOfAscii[line.charCodeAt(at)] ?? /[\p{L}\p{N}]|[\ud800-\udfff]/u.test(line.charAt(at));

/**
 * Finds runs of letters, digits, and address characters that contain a dot or a colon. Scans by character, because a log has millions of
 * runs.
 */
function piecesIn(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < line.length; at += 1) {
    if (!isPart(line, at)) continue;
    const from = at;
    let canBe = false;
    for (; at < line.length && isPart(line, at); at += 1) canBe ||= line[at] === '.' || line[at] === ':';
    const piece = canBe ? trimmed({ 0: line.slice(from, at), index: from }) : undefined;
    if (piece && /[.:]/.test(piece.text)) pieces.push(piece);
  }
  return pieces;
}

const EDGE = new Set('.-/%');

/** Removes surrounding punctuation. Two adjacent colons are part of an address. */
function trimmed({ 0: text, index: at }: { readonly 0: string; readonly index: number }): Piece {
  let from = 0;
  let end = text.length;
  while (from < end && (EDGE.has(text.charAt(from)) || (text.charAt(from) === ':' && text.charAt(from + 1) !== ':'))) from += 1;
  while (from < end && (EDGE.has(text.charAt(end - 1)) || (text.charAt(end - 1) === ':' && text.charAt(end - 2) !== ':'))) end -= 1;
  return { text: text.slice(from, end), from: at + from, end: at + end };
}

const trim = (text: string): string => trimmed({ 0: text, index: 0 }).text;

/** Whether an address can be a mask: from 255.0.0.0 to 255.255.255.254, or from 0.0.0.1 to 0.255.255.255. */
const canMask = (bits: bigint): boolean => (bits >= 0xff00_0000n && bits < 0xffff_ffffn) || (bits > 0n && bits <= 0x00ff_ffffn);

/** An address with the mask that follows it after white space. */
function maskedBy(line: string, address: Piece, mask: Piece | undefined): IpEntry | undefined {
  if (!mask || !/^[ \t]+$/.test(line.slice(address.end, mask.from))) return undefined;
  if (!readIpv4(address.text)) return undefined;
  const bits = readIpv4(mask.text)?.first;
  if (bits === undefined || !canMask(bits)) return undefined;
  const network = readIpRange(`${address.text} ${mask.text}`);
  return network.ok ? network.value : undefined;
}

/** The entries in a piece. Most pieces contain none, and a path of addresses contains several. */
function readPiece(piece: string): readonly IpEntry[] {
  const text = piece.includes('%') ? trim(piece.slice(0, piece.indexOf('%'))) : piece;
  const whole = text === '::' || text.startsWith('*') ? undefined : readIpRange(text);
  if (whole?.ok) return [whole.value];
  const own = withoutPort(text);
  if (own) return [own];
  if (!text.includes('/')) return [];
  return text
    .split('/')
    .map(trim)
    .flatMap((part) => readAddress(part) ?? withoutPort(part) ?? []);
}

const withoutPort = (text: string): IpEntry | undefined => readIpv4(text.replace(/:\d+$/, ''));

const readIpv4 = (text: string): IpEntry | undefined => (text.includes(':') ? undefined : readAddress(text));

function readAddress(text: string): IpEntry | undefined {
  const address = text === '::' ? undefined : readIpAddress(text);
  if (!address?.ok) return undefined;
  const { family, bits } = address.value;
  return { text: formatIpAddress(address.value), family, first: bits, last: bits };
}
