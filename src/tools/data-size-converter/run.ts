import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { type DescribedTransfer, describeTransfer } from './logic/describe-transfer.ts';
import { shareOf } from './logic/efficiency.ts';
import { listTransfers, type NumberedLine, type TransferList } from './logic/list-transfers.ts';
import { readTransfer } from './logic/read-transfer.ts';
import { solveTransfer } from './logic/solve-transfer.ts';
import type { TransferFault } from './logic/transfer-fault.ts';

export type Converted =
  | { readonly single: DescribedTransfer; readonly list?: undefined }
  | { readonly single?: undefined; readonly list: TransferList };

/** The nonblank lines of a text. */
function linesOf(text: string): readonly NumberedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ number: index + 1, text: line.trim() }]));
}

/** Describes a single line in full, or the main values of several lines. Returns `null` without lines. */
export function convert(given: Given<typeof declaration, 'convert'>): Result<Converted | null, TransferFault | 'efficiencyNotPositive'> {
  const lines = linesOf(given.transfer);
  const [line] = lines;
  if (!line) return ok(null);
  const reading = { isBinary: given.prefixes === 'binary', isByte: given.smallB === 'bytes' };
  const efficiency = shareOf(given.efficiency, given.customEfficiency);
  const digits = given.significantDigits;
  const isUsed = efficiency.numerator > 0n;
  const noShare = fail('efficiencyNotPositive', { field: 'customEfficiency' });
  if (lines.length > 1) return isUsed ? ok({ list: listTransfers(lines, { reading, efficiency, digits }) }) : noShare;
  const read = readTransfer(line.text, reading);
  if (read.ok && !isUsed) return noShare;
  return mapResult(read, (transfer) => ({ single: describeTransfer(solveTransfer(transfer, efficiency), efficiency, digits) }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
