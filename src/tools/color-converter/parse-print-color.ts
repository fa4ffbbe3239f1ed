import type { Color } from 'culori/fn';

const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

interface Quantity {
  readonly number: number;
  readonly unit: string;
}

/** Parses a number with a unit: `50%` is 50 of the unit `%`, and `none` is 0. */
function readQuantity(value: string): Quantity {
  if (value === 'none') return { number: 0, unit: '' };
  const unit = /(?:%|deg|grad|rad|turn)$/.exec(value)?.[0] ?? '';
  return { number: Number(value.slice(0, value.length - unit.length)), unit };
}

/** Converts a percentage, or a number out of `whole`, to a share clamped to 0 to 1. NaN for an angle. */
function readShare({ number, unit }: Quantity, whole: number): number {
  if (unit !== '%' && unit !== '') return Number.NaN;
  return Math.min(1, Math.max(0, unit === '%' ? number / 100 : number / whole));
}

/**
 * Parses `hsv()`, `hsb()`, `cmyk()`, and `device-cmyk()`, which culori does not support. The alpha follows a slash or is the last value.
 * `undefined` for other names and values.
 */
export function parsePrintColor(name: string, values: readonly string[], alpha: string | undefined): Color | undefined {
  const isCmyk = /^(?:device-)?cmyk$/.test(name);
  if (!isCmyk && !/^hs[vb]a?$/.test(name)) return undefined;
  const count = isCmyk ? 4 : 3;
  const alphas = [...values.slice(count), ...(alpha === undefined ? [] : [alpha])];
  if (values.length < count || alphas.length > 1) return undefined;
  const channels = values.slice(0, count).map(readQuantity);
  const opacity = readShare(readQuantity(alphas[0] ?? '1'), 1);
  const color: Color = { ...(isCmyk ? fromCmyk(channels) : fromHsv(channels)), alpha: opacity };
  return Object.values(color).some(Number.isNaN) ? undefined : color;
}

function fromHsv([hue, saturation, brightness]: readonly Quantity[]): Color {
  const degrees = hue ? hue.number * (DEGREES[hue.unit] ?? Number.NaN) : 0;
  return { mode: 'hsv', h: degrees, s: saturation ? readShare(saturation, 100) : 0, v: brightness ? readShare(brightness, 100) : 0 };
}

/** Applies the naive conversion of CSS Color 5, section 8.2. If no number exceeds 1, numbers are shares, otherwise percentages. */
function fromCmyk(inks: readonly Quantity[]): Color {
  const whole = inks.some(({ number, unit }) => unit === '' && number > 1) ? 100 : 1;
  const [c = 0, m = 0, y = 0, k = 0] = inks.map((ink) => readShare(ink, whole));
  return { mode: 'rgb', r: (1 - c) * (1 - k), g: (1 - m) * (1 - k), b: (1 - y) * (1 - k) };
}
