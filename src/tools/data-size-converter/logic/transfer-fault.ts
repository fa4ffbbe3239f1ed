import type { ToolError } from '#core/result.ts';
import { spellingsOf } from '#pure/data-size/unit-spellings.ts';
import type { NumberFault } from '#pure/numbers/read-number.ts';
import { excerpt } from '#pure/text/excerpt.ts';

/** The order of precedence if a line has several errors. */
const order = [
  'unknownUnit',
  'unitOrUnit',
  'unitInBytes',
  'unitInBits',
  'needsUnit',
  'notATime',
  'needsRate',
  'needsTime',
  'negativeSize',
  'rateNotPositive',
  'timeNotPositive',
  'tooLarge',
  'tooSmall',
  'tooLong',
  'noTransfer',
] as const satisfies readonly (NumberFault | string)[];

export type TransferFault = (typeof order)[number];

export const firstFault = (faults: readonly ToolError<TransferFault>[]): ToolError<TransferFault> | undefined =>
  faults.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))[0];

export const needsUnit = (number: string): ToolError<TransferFault> => ({ code: 'needsUnit', values: { number: excerpt(number) } });

export const notATime = (word: string): ToolError<TransferFault> => ({ code: 'notATime', values: { unit: excerpt(word) } });

/** The suffix of a short rate: `Mbps`. */
export const PER_SECOND = 'ps';

/** An error for an unknown unit of data, with possible spellings. */
export function notADataUnit(word: string): ToolError<TransferFault> {
  const end = word.toLowerCase().endsWith(PER_SECOND) ? '/s' : '';
  const { bytes, bits } = spellingsOf(end === '' ? word : word.slice(0, -PER_SECOND.length));
  const unit = excerpt(word);
  if (bytes !== undefined && bits !== undefined) return { code: 'unitOrUnit', values: { unit, bytes: bytes + end, bits: bits + end } };
  if (bytes !== undefined) return { code: 'unitInBytes', values: { unit, bytes: bytes + end } };
  return bits === undefined ? { code: 'unknownUnit', values: { unit } } : { code: 'unitInBits', values: { unit, bits: bits + end } };
}
