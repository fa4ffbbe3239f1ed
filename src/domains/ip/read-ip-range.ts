import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { bitsOf } from './ip-address.ts';
import { type IpRange, rangeOfBlock } from './ip-range.ts';
import { blockOfNetwork, formatIpNetwork, type IpNetwork, type IpNetworkFault, readIpNetwork } from './read-ip-network.ts';

/** A written entry as a range. */
export interface IpEntry extends IpRange {
  readonly text: string;
  /** The network in CIDR notation, if host bits are set in the text. */
  readonly readAs?: string;
}

export type IpEntryFault =
  | Exclude<IpNetworkFault, 'notAnIpNetwork' | 'notAnIpAddress'>
  | 'notAnIpRange'
  | 'endBeforeStart'
  | 'mixedFamilies';

/** Two addresses separated by a hyphen or an en dash. */
const rangeForm = /^([^-–]*[^-–\s])\s*[-–]\s*([^-–\s][^-–]*)$/;

/**
 * Reads an address, a network in all notations of `readIpNetwork`, or `first - last` with a hyphen or an en dash, with optional white
 * space. Errors: those of the parts, `mixedFamilies`, `endBeforeStart`, and `notAnIpRange` (`entry`) for any other text.
 */
export function readIpRange(text: string): Result<IpEntry, IpEntryFault> {
  const source = text.trim();
  const ends = /[-–]/.test(source) && !source.includes('%') ? rangeForm.exec(source) : null;
  if (!ends)
    return withEntry(
      source,
      mapResult(readIpNetwork(source), (network) => entryOf(source, network)),
    );
  const [, start = '', end = ''] = ends;
  const first = withEntry(source, readEnd(start));
  if (!first.ok) return first;
  const last = withEntry(source, readEnd(end));
  if (!last.ok) return last;
  const { family } = first.value;
  if (last.value.family !== family) return fail('mixedFamilies');
  if (last.value.bits < first.value.bits) return fail('endBeforeStart');
  return ok({ text: source, family, first: first.value.bits, last: last.value.bits });
}

/** Reads one end of a range, which must be a single address. */
function readEnd(text: string): Result<IpNetwork, IpNetworkFault> {
  const network = readIpNetwork(text);
  if (!network.ok) return network;
  return /[/\s*]/.test(text) || network.value.prefixLength !== bitsOf(network.value.family) ? fail('notAnIpNetwork') : network;
}

function entryOf(text: string, network: IpNetwork): IpEntry {
  const block = blockOfNetwork(network);
  const entry = { text, ...rangeOfBlock(block) };
  return block.first === network.bits ? entry : { ...entry, readAs: formatIpNetwork(network) };
}

/** Quotes the entry if there is no more specific error. */
function withEntry<Value>(entry: string, result: Result<Value, IpNetworkFault>): Result<Value, IpEntryFault> {
  if (result.ok) return result;
  const { code, ...details } = result.error;
  if (code !== 'notAnIpNetwork' && code !== 'notAnIpAddress') return fail(code, details);
  return fail('notAnIpRange', { ...details, values: { entry: excerpt(entry) } });
}
