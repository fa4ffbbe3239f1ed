import type { Given } from '#core/declaration.ts';
import { mapResult, ok, type Result, type ToolError } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { formatIpBlock } from '#domains/ip/ip-block.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { blockOf, type DescribedLine, describeLine, entryOf } from './logic/describe-line.ts';
import { canonicalForm } from './logic/forms.ts';
import { linesOf } from './logic/lines-of.ts';
import type { LineFault } from './logic/notation.ts';
import { readLine } from './logic/read-line.ts';
import { splitNetwork } from './logic/split-network.ts';

/**
 * The result for several lines. Each row has the typed line, canonical form, network, and type; the last three are empty for an invalid
 * line.
 */
export interface DescribedLines {
  readonly rows: PackedRows;
  /** The errors of invalid lines, by line index. */
  readonly faults: ReadonlyMap<number, ToolError<LineFault>>;
  /** The number of distinct addresses. */
  readonly distinct: number;
}

export type Description =
  | { readonly single: DescribedLine; readonly list?: undefined }
  | { readonly single?: undefined; readonly list: DescribedLines };

/** Describes a single line in full, and several lines in one row each. */
export function describe({ addresses }: Given<typeof declaration, 'describe'>): Result<Description | null, LineFault> {
  const lines = linesOf(addresses);
  const [line] = lines;
  if (line === undefined) return ok(null);
  if (lines.length > 1) return ok({ list: describeLines(lines) });
  return mapResult(readLine(line), (read) => ({ single: describeLine(read) }));
}

function describeLines(lines: readonly string[]): DescribedLines {
  const faults = new Map<number, ToolError<LineFault>>();
  const known = new Set<bigint>();
  const rows = lines.map((line, index) => {
    const read = readLine(line);
    if (!read.ok) {
      faults.set(index, read.error);
      return [line, '', '', ''];
    }
    known.add(read.value.address);
    return [line, canonicalForm(read.value.address), formatIpBlock(blockOf(read.value)), entryOf(read.value).type];
  });
  return { rows: packRows(4, rows), faults, distinct: known.size };
}

/** Splits the network of a single line into subnets. `null` for several lines, or without a line or a prefix length. */
export function split({ addresses, splitInto, firstSubnet }: Given<typeof declaration, 'split'>) {
  const [line, ...others] = linesOf(addresses);
  const typed = splitInto.trim();
  if (line === undefined || others.length > 0 || typed === '') return ok(null);
  const read = readLine(line);
  return read.ok ? splitNetwork(blockOf(read.value), typed, firstSubnet.trim()) : read;
}

export const run = { describe, split } satisfies Runs<typeof declaration>;
