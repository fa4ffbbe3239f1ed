import { stringify } from 'smol-toml';
import { fail, ok, type Result } from '#core/result.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import type { OverflowCode } from '../tree/text-writer.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { toTomlObject, type TomlValueErrorCode, type TomlValues } from './toml-object.ts';

export interface TomlLayout extends TomlValues {
  /** The key for a top-level value that is not a map. If empty, such a value is an error. */
  readonly topLevelKey: string;
}

export interface WrittenToml {
  readonly text: string;
  /** `nullsLeftOut` with the `count`, and `halfSurrogates`. */
  readonly notices: readonly GatheredNotice<TomlNoticeCode>[];
}

export type TomlNoticeCode = 'nullsLeftOut' | 'halfSurrogates';
export type TomlWriteErrorCode = TomlValueErrorCode | 'tomlTopArray' | 'tomlTopValue' | 'tomlTopNull' | OverflowCode;

/** smol-toml counts an array of tables and the tables in it as two levels. */
const DEEPEST_COUNTED = 4000;

/**
 * Writes a tree as TOML 1.1 without a final line break: integers with all digits, floats without loss of digits, date-times as in the
 * source, and binary data as Base64. Errors: `tomlTopArray`, `tomlTopValue`, or `tomlTopNull` if the value is not a map and `topLevelKey`
 * is empty; those of `toTomlObject`; `outputTooLong` above the maximum string length.
 */
export function writeToml(root: TreeValue, layout: TomlLayout): Result<WrittenToml, TomlWriteErrorCode> {
  const { topLevelKey } = layout;
  if (root.kind !== 'map' && topLevelKey === '') return fail(topLevelFault(root));
  const converted = toTomlObject(root, layout);
  if (!converted.ok) return converted;
  const { value, nullsLeftOut, hasHalfSurrogates } = converted.value;
  const notices = new Notices<TomlNoticeCode>();
  if (nullsLeftOut > 0) notices.add('nullsLeftOut', () => ({ count: nullsLeftOut }));
  if (hasHalfSurrogates) notices.add('halfSurrogates', () => ({}));
  const table = root.kind === 'map' ? value : value === undefined ? {} : { [topLevelKey.toWellFormed()]: value };
  try {
    return ok({ text: stringify(table, { numbersAsFloat: true, maxDepth: DEEPEST_COUNTED }).trimEnd(), notices: notices.list() });
  } catch (error) {
    // The text exceeded the maximum string length. Depth and keys cannot be the cause, because they were checked.
    if (error instanceof RangeError) return fail('outputTooLong');
    throw error;
  }
}

const topLevelFault = ({ kind }: TreeValue) => (kind === 'list' ? 'tomlTopArray' : kind === 'null' ? 'tomlTopNull' : 'tomlTopValue');
