interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The text of a number field after a step: the sum, clamped to the bounds, with no more decimals than the number or the step. A text that
 * is not a number becomes the bound nearest to zero, or zero.
 */
export function steppedNumber(typed: string, step: number, { min, max }: Bounds): string {
  const before = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(before)) return String(within(0, min, max));
  const decimals = Math.max(decimalsOf(before), decimalsOf(step));
  return String(Number(within(before + step, min, max).toFixed(Math.min(decimals, 100))));
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
