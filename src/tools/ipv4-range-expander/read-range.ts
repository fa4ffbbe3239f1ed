import type { Given } from '#core/declaration.ts';
import { aboutField, fail, ok, type Result } from '#core/result.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { prefixLengthOf } from '#domains/ip/ipv4-mask.ts';
import { blockAround, lastOfBlock } from '#domains/ip/ipv4-block.ts';
import { type Ipv4Fault, parseIpv4 } from '#domains/ip/ipv4.ts';
import { pastedIp, pastedRange } from '#domains/ip/pasted-ip.ts';
import type { declaration } from './declare.ts';

/** The addresses from first to last, inclusive. */
export interface Ipv4Range {
  readonly first: number;
  readonly last: number;
}

type Ends = Given<typeof declaration, 'expand'>;
export type RangeFault = Ipv4Fault | 'endBeforeStart';

/** Two addresses with a hyphen or an en dash between them. */
const rangeForm = /^([^-–]*[^-–\s])\s*[-–]\s*([^-–\s][^-–]*)$/;
/** An address and a prefix length. */
const blockForm = /^([^/]*[^/\s])\s*\/\s*(\d|[12]\d|3[0-2])$/;

/** Reads the range between two addresses, or the range in `start` if `end` is empty. `null` if an end is missing. */
export function readRange(ends: Ends): Result<Ipv4Range | null, RangeFault> {
  const start = ends.start.trim();
  const end = ends.end.trim();
  if (end === '') return readPasted(start, readWholeRange, pastedEnds);
  const last = readAddress(end, 'end');
  if (start === '') return last.ok ? ok(null) : last;
  const first = readAddress(start, 'start');
  if (!first.ok) return first;
  return last.ok ? rangeBetween(first.value, last.value, 'end') : last;
}

/** Two addresses separated by a comma or white space, as in table cells and in DHCP server ranges. An address and its mask do not count. */
const pairForm = /^(?:range\s+)?([\d.]+)(?:\s*,\s*|\s+)([\d.]+)$/i;

function pastedEnds(text: string): string {
  const range = pastedRange(text);
  const [, start, end = ''] = pairForm.exec(range) ?? [];
  const last = parseIpv4(end);
  return start === undefined || !last.ok || prefixLengthOf(last.value) !== undefined ? range : `${start}-${end}`;
}

function readWholeRange(text: string): Result<Ipv4Range | null, RangeFault> {
  if (text === '') return ok(null);
  const ends = rangeForm.exec(text);
  if (ends) {
    const first = readAddress(ends[1] ?? '', 'start');
    if (!first.ok) return first;
    const last = readAddress(ends[2] ?? '', 'start');
    return last.ok ? rangeBetween(first.value, last.value, 'start') : last;
  }
  const block = blockForm.exec(text);
  const address = readAddress(block?.[1] ?? text, 'start');
  if (!address.ok) return address;
  if (!block) return ok(null);
  const { first, prefixLength } = blockAround(address.value, Number(block[2]));
  return ok({ first, last: lastOfBlock({ first, prefixLength }) });
}

const readAddress = (text: string, field: keyof Ends): Result<number, Ipv4Fault> =>
  aboutField(field, readPasted(text, parseIpv4, pastedIp));

const rangeBetween = (first: number, last: number, field: keyof Ends): Result<Ipv4Range, 'endBeforeStart'> =>
  last < first ? fail('endBeforeStart', { field }) : ok({ first, last });

/** Swaps the two ends, also those of a range that is entirely in `start`. */
export function swapEnds({ start, end }: Ends): Ends {
  const [, first, last] = (end.trim() === '' && rangeForm.exec(start.trim())) || [];
  return first === undefined || last === undefined ? { start: end, end: start } : { start: last, end: first };
}
