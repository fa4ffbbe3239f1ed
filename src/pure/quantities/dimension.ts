/** The base quantities, in writing order. Here, angle is one of them, counted in turns. */
export const bases = ['mass', 'length', 'time', 'current', 'temperature', 'amount', 'luminousIntensity', 'angle', 'data'] as const;

export type Base = (typeof bases)[number];

/** The exponents of the base quantities. */
export type Dimension = readonly number[];

const symbols: Readonly<Record<Base, string>> = {
  mass: 'kg',
  length: 'm',
  time: 's',
  current: 'A',
  temperature: 'K',
  amount: 'mol',
  luminousIntensity: 'cd',
  angle: 'rad',
  data: 'bit',
};

export const dimensionless: Dimension = bases.map(() => 0);

export const dimensionOf = (base: Base): Dimension => bases.map((each) => (each === base ? 1 : 0));

export const timesDimension = (one: Dimension, other: Dimension): Dimension => one.map((power, index) => power + (other[index] ?? 0));

export const toThe = (dimension: Dimension, exponent: number): Dimension => dimension.map((power) => power * exponent || 0);

export const overDimension = (one: Dimension, other: Dimension): Dimension => timesDimension(one, toThe(other, -1));

export const keyOf = (dimension: Dimension): string => dimension.join();

export const isSame = (one: Dimension, other: Dimension): boolean => one.every((power, index) => power === other[index]);

export const powerOf = (dimension: Dimension, base: Base): number => dimension[bases.indexOf(base)] ?? 0;

/** The base of a dimension that consists of a single base, with exponent 1 or -1; `undefined` for any other. */
export function singleBase(dimension: Dimension): { readonly base: Base; readonly isDivisor: boolean } | undefined {
  const [base, ...others] = bases.filter((each) => powerOf(dimension, each) !== 0);
  if (base === undefined || others.length > 0 || Math.abs(powerOf(dimension, base)) !== 1) return undefined;
  return { base, isDivisor: powerOf(dimension, base) < 0 };
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An exponent as superscript; empty for 1. */
export const superscript = (power: number): string =>
  power === 1 ? '' : `${power < 0 ? '⁻' : ''}${[...String(Math.abs(power))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('')}`;

/** A dimension in SI units: `kg·m²/s³`, `kg·m/(s³·K)`, `s⁻¹`. Empty for a plain number. */
export function baseUnits(dimension: Dimension): string {
  const factors = (sign: 1 | -1, inFraction: boolean): readonly string[] =>
    bases.flatMap((base) => {
      const power = powerOf(dimension, base);
      return power * sign > 0 ? [symbols[base] + superscript(inFraction ? power * sign : power)] : [];
    });
  const above = factors(1, true);
  const below = factors(-1, above.length > 0);
  if (above.length === 0) return below.join('·');
  const divisor = below.length > 1 ? `(${below.join('·')})` : below.join('');
  return above.join('·') + (divisor === '' ? '' : `/${divisor}`);
}
