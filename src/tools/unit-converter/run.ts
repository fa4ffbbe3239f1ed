import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result, type ToolError } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { roundedCell } from '#pure/numbers/rounded-cell.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { convertTo, type DescribedLine, describeLine, inBaseUnits } from './logic/describe-line.ts';
import { withUnit } from './logic/shown-amount.ts';
import { listUnits, type UnitRow } from './logic/list-units.ts';
import { type QuantityFault, QuantityStop } from '#pure/quantities/quantity-fault.ts';
import { type ReadLine, readLine, readTarget, type Target, unitsAsTyped } from './logic/read-line.ts';
import { sayFault } from './logic/say-fault.ts';
import { shownSymbol } from './logic/shown-symbol.ts';
import { type Gallons, unitFinder } from '#pure/quantities/unit-index.ts';

export interface SingleLine {
  readonly line: DescribedLine;
  readonly units: readonly UnitRow[];
}

/** The number and text of each line, and the converted quantity, which is empty for an invalid line. */
export interface ListedLines {
  readonly rows: PackedRows;
  /** The error of each invalid line, by row index. */
  readonly faults: ReadonlyMap<number, ToolError<QuantityFault>>;
}

export type Converted =
  | { readonly single: SingleLine; readonly list?: undefined }
  | { readonly single?: undefined; readonly list: ListedLines };

type GivenLines = Given<typeof declaration, 'convert'>;

/** The nonblank lines with their 1-based numbers. */
const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ number: index + 1, text: line }]));

/** Runs a function and converts a `QuantityStop` to an error. */
function tried<Value>(work: () => Value): Result<Value, QuantityFault> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof QuantityStop) return { ok: false, error: sayFault(error) };
    throw error;
  }
}

function readOuter(text: string, gallons: Gallons): Result<Target | undefined, QuantityFault> {
  const typed = text.trim();
  const target = typed === '' ? ok(undefined) : tried(() => readTarget(typed, unitFinder(gallons)));
  if (target.ok) return target;
  const { code, values, words } = target.error;
  // The message about the target has no suggestion.
  return fail(code === 'unknownUnitLike' ? 'unknownUnit' : code === 'noQuantity' ? 'notAUnit' : code, {
    ...(values && { values }),
    ...(words && { words }),
    field: 'target',
  });
}

function describeSingle(read: ReadLine, gallons: Gallons, digits: number): SingleLine {
  const line = describeLine(read, digits);
  return { line: { ...line, readAs: shownSymbol(line.readAs, gallons) }, units: listUnits(read.source, gallons, digits) };
}

function listLines(lines: ReturnType<typeof linesOf>, target: Target | undefined, gallons: Gallons, digits: number): ListedLines {
  const faults = new Map<number, ToolError<QuantityFault>>();
  const rows = lines.map(({ number, text }, index) => {
    const converted = tried(() => {
      const read = readLine(text.trim(), target, unitFinder(gallons));
      const shown = read.target ? convertTo(read.source, read.target, digits) : inBaseUnits(read.source.evaluated, digits);
      return roundedCell({ text: withUnit(shown), isRounded: shown.isRounded });
    });
    if (!converted.ok) faults.set(index, converted.error);
    return [String(number), text.trim(), converted.ok ? converted.value : ''];
  });
  return { rows: packRows(3, rows), faults };
}

/**
 * Converts a single quantity to all units and to the target unit, or several lines each to its own target, the common target, or SI units.
 */
export function convert({ quantity, target, gallons, significantDigits: digits }: GivenLines): Result<Converted | null, QuantityFault> {
  const outer = readOuter(target, gallons);
  if (!outer.ok) return outer;
  const lines = linesOf(quantity);
  const [line] = lines;
  if (!line) return ok(null);
  if (lines.length > 1) return ok({ list: listLines(lines, outer.value, gallons, digits) });
  return tried(() => ({ single: describeSingle(readLine(line.text, outer.value, unitFinder(gallons)), gallons, digits) }));
}

/** Swaps the unit of a single line with its target. Returns `null` if the line is invalid, has no target, or is one of several. */
export function swap({ quantity, target, gallons, significantDigits: digits }: GivenLines) {
  const outer = readOuter(target, gallons);
  const [line, ...others] = linesOf(quantity);
  if (!outer.ok || !line || others.length > 0) return ok(null);
  const swapped = tried(() => {
    const read = readLine(line.text.trim(), outer.value, unitFinder(gallons));
    if (!read.target) return null;
    const converted = withUnit(convertTo(read.source, read.target, digits));
    const source = unitsAsTyped(read.source);
    return read.isOwnTarget
      ? { swappedQuantity: `${converted} in ${source}`, swappedTarget: target }
      : { swappedQuantity: converted, swappedTarget: source };
  });
  return ok(swapped.ok ? swapped.value : null);
}

export const run = { convert, swap } satisfies Runs<typeof declaration>;
