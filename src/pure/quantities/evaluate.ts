import { type Fraction, fraction, minus, over, plus, times } from '../numbers/fraction.ts';
import { isZero, type PiFraction, piFraction, piPlus, piTimes, piToThe, rationalOf } from '../numbers/pi-fraction.ts';
import { dimensionless, isSame, overDimension, timesDimension, toThe } from './dimension.ts';
import { stop } from './quantity-fault.ts';
import type { QuantityNode } from './quantity-node.ts';
import type { Amount, Unit } from './unit.ts';
import { unitText } from './write-quantity.ts';

/** The evaluated quantity of a line. */
export interface Evaluated extends Amount {
  /** The temperature scale on which it is a point. Its amount is then in kelvins above that scale's zero. */
  readonly scale?: Unit;
  /** The difference of two temperatures, which is not a point on a scale. */
  readonly isDifference?: true;
}

/** Remarks collected during evaluation. */
export interface Remarks {
  /** Temperature units that occur in a product, as written. */
  readonly differences: Set<string>;
}

/** The limit of numerators and denominators. No measured value needs larger ones, and computing with them takes ever longer. */
const LARGEST = 10n ** 2000n;
/** Products are reduced only beyond this limit, so that a long line needs few divisions of long numbers. */
const LARGEST_UNREDUCED = LARGEST ** 2n;

/** Whether a unit is a temperature scale with its own zero. */
const isScale = (unit: Unit): boolean => unit.zero !== undefined;

const isBeyond = ({ fraction: { numerator, denominator } }: PiFraction, limit: bigint): boolean =>
  numerator > limit || -numerator > limit || denominator > limit;

/** Reduces a value to lowest terms. Stops if it is too large. */
function reduced<Of extends { readonly value: PiFraction }>(of: Of): Of {
  const value = piFraction(of.value.fraction, of.value.piPower);
  if (isBeyond(value, LARGEST)) throw stop('tooLarge', { value: '…' });
  return { ...of, value };
}

const checked = <Of extends { readonly value: PiFraction }>(of: Of): Of => (isBeyond(of.value, LARGEST_UNREDUCED) ? reduced(of) : of);

const negated = (value: PiFraction): PiFraction => piTimes(value, piFraction(fraction(-1n)));

/** The temperature scale of `20 °C`, `-20 °C`, or `°C` alone; `undefined` for any other node. */
function scaleOf(node: QuantityNode): Unit | undefined {
  if (node.kind === 'negative') return scaleOf(node.of);
  if (node.kind === 'bracket') return scaleOf(node.inside);
  if (node.kind !== 'group') return undefined;
  const [first, second, ...others] = node.factors;
  if (first?.kind === 'unit' && second === undefined && isScale(first.unit)) return first.unit;
  return first?.kind === 'number' && second?.kind === 'unit' && others.length === 0 && isScale(second.unit) ? second.unit : undefined;
}

/** Whether a quantity is written as a difference: `5 Δ°C`. */
function isWrittenDifference(node: QuantityNode): boolean {
  if (node.kind !== 'group') return false;
  const last = node.factors.at(-1);
  return node.factors.length <= 2 && last?.kind === 'unit' && last.unit.symbol.startsWith('Δ');
}

/** A temperature in kelvins above absolute zero. */
export const kelvinsOf = ({ value, scale }: Evaluated): Fraction => plus(rationalOf(value), scale?.zero ?? fraction(0n));

/** Evaluates a parsed line. Throws `QuantityStop` for an invalid one. */
export class Evaluator {
  readonly #remarks: Remarks;

  constructor(remarks: Remarks) {
    this.#remarks = remarks;
  }

  evaluate(node: QuantityNode): Evaluated {
    return reduced(this.#evaluate(node));
  }

  #evaluate(node: QuantityNode): Evaluated {
    const scale = scaleOf(node);
    if (scale) return { ...this.#amount(node, true), scale };
    if (node.kind === 'sum') return this.#sum(node);
    if (node.kind === 'bracket') return this.#evaluate(node.inside);
    const amount = this.#amount(node, false);
    return isWrittenDifference(node) ? { ...amount, isDifference: true } : amount;
  }

  /** The amount of a node. With `isPoint` false, a temperature in a product is a difference. */
  #amount(node: QuantityNode, isPoint: boolean): Amount {
    switch (node.kind) {
      case 'number':
        return { value: piFraction(node.value), dimension: dimensionless };
      case 'unit':
        if (isScale(node.unit) && !isPoint) this.#remarks.differences.add(node.unit.symbol);
        return node.unit.amount;
      case 'group':
        return node.factors.map((factor) => this.#amount(factor, isPoint)).reduce(multiplied);
      case 'power':
        return this.#power(this.#amount(node.base, false), node.exponent);
      case 'product':
        return node.rest.reduce<Amount>(
          (product, { isDivided, node: factor }) => (isDivided ? divided : multiplied)(product, this.#amount(factor, false)),
          this.#amount(node.first, false),
        );
      case 'sum':
        return this.#sum(node);
      case 'bracket':
        return this.#amount(node.inside, isPoint);
      case 'negative': {
        const { value, dimension } = this.#amount(node.of, isPoint);
        return { value: negated(value), dimension };
      }
    }
  }

  #power({ value, dimension }: Amount, exponent: number): Amount {
    if (exponent < 0 && isZero(value)) throw stop('divisionByZero');
    return reduced({ value: piToThe(value, exponent), dimension: toThe(dimension, exponent) });
  }

  #sum({ first, rest }: Extract<QuantityNode, { kind: 'sum' }>): Evaluated {
    let [sum, before] = [this.#evaluate(first), first];
    for (const { isNegative, node } of rest) {
      const next = this.#evaluate(node);
      if (!isSame(sum.dimension, next.dimension)) {
        const kinds = { oneKind: sum.dimension, otherKind: next.dimension };
        throw stop('cannotAdd', { one: unitText(before), other: unitText(node) }, kinds);
      }
      sum = checked(added(sum, next, isNegative));
      before = node;
    }
    return sum;
  }
}

const unreduced = (work: typeof times, one: PiFraction, other: PiFraction, sign: 1 | -1): PiFraction => ({
  fraction: work(one.fraction, other.fraction),
  piPower: one.piPower + sign * other.piPower,
});

/** Adds two numbers without reducing the sum, if both have the same power of π. */
const sumOf = (one: PiFraction, other: PiFraction): PiFraction =>
  one.piPower === other.piPower ? { fraction: plus(one.fraction, other.fraction), piPower: one.piPower } : piPlus(one, other);

const multiplied = (one: Amount, other: Amount): Amount =>
  checked({ value: unreduced(times, one.value, other.value, 1), dimension: timesDimension(one.dimension, other.dimension) });

function divided(one: Amount, other: Amount): Amount {
  if (isZero(other.value)) throw stop('divisionByZero');
  return checked({ value: unreduced(over, one.value, other.value, -1), dimension: overDimension(one.dimension, other.dimension) });
}

/** Adds or subtracts. A point plus a difference is a point; a point minus a point is a difference. */
function added(one: Evaluated, other: Evaluated, isNegative: boolean): Evaluated {
  const { dimension } = one;
  const value = sumOf(one.value, isNegative ? negated(other.value) : other.value);
  if (!other.scale) return { value, dimension, ...(one.scale && { scale: one.scale }), ...(one.isDifference && { isDifference: true }) };
  if (isNegative && one.scale) {
    const apart = minus(one.scale.zero ?? fraction(0n), other.scale.zero ?? fraction(0n));
    return { value: piPlus(value, piFraction(apart)), dimension, isDifference: true };
  }
  if (one.scale || isNegative) throw stop('twoTemperatures');
  return { value, dimension, scale: other.scale };
}
