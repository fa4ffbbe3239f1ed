interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * What stands in a number field after an arrow key: the number and the step, not beyond the bounds, with no more decimals than either had.
 * What is no number counts from the bound that is nearest to zero, or from zero.
 */
export function steppedNumber(typed: string, step: number, { min, max }: Bounds): string {
  const before = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(before)) return String(within(0, min, max));
  const decimals = Math.max(decimalsOf(before), decimalsOf(step));
  return String(Number(within(before + step, min, max).toFixed(Math.min(decimals, 100))));
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
