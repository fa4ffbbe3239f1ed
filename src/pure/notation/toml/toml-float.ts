import type { TreeFloat } from '../tree/tree-value.ts';
import { Verbatim } from './verbatim.ts';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** A float for smol-toml: a number if it has the same decimal value as the source, otherwise the source digits. */
export function tomlFloat({ digits, value }: TreeFloat): number | Verbatim {
  const shortest = String(value);
  return digits === '' || digits === shortest || normalForm(digits) === normalForm(shortest) ? value : new Verbatim(digits);
}

/** A canonical text for a decimal number, equal for `1.0`, `1`, and `10e-1`. Preserves the sign of zero. */
function normalForm(decimal: string): string | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(decimal) ?? [];
  if (sign === undefined) return undefined;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  const scale = significant ? BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length) : 0n;
  return `${sign}${significant}e${scale}`;
}
