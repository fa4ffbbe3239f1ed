import { fail, ok, type Result } from '#core/result.ts';
import { type Fraction, fraction, minus, over, plus, roundFraction, times } from '#pure/numbers/fraction.ts';
import { type DurationToken, type DurationTokenError, type DurationWords, durationTokens } from './duration-tokens.ts';

export type DurationLineError = DurationTokenError;

/** A duration in nanoseconds, or a bare number. */
interface Quantity {
  readonly value: Fraction;
  readonly isTime: boolean;
}

/** A limit in nanoseconds, greater than the age of the universe. */
const MAX_NANOSECONDS = 10n ** 30n;

/**
 * Reads a duration, or a calculation with durations, in nanoseconds: `1:20 + 0:45 - 5m`, `0:45 x 3`, `8h / 2`. Fractions are rounded half
 * away from zero.
 */
export function readDurationLine(text: string, words: DurationWords): Result<bigint, DurationLineError> {
  const tokens = durationTokens(text, words);
  if (!tokens.ok) return tokens;
  const sum = new Calculation(tokens.value, words.plainNanoseconds).sum();
  if (!sum) return fail('notADuration');
  const nanoseconds = roundFraction(sum, 0).digits;
  return nanoseconds > MAX_NANOSECONDS || nanoseconds < -MAX_NANOSECONDS ? fail('notADuration') : ok(nanoseconds);
}

/**
 * Evaluates tokens from left to right; `x` and `/` bind more tightly than `+` and `-`. Each method returns `undefined` if there is nothing
 * to read.
 */
class Calculation {
  #at = 0;
  readonly #tokens: readonly DurationToken[];
  readonly #plainNanoseconds: bigint;

  constructor(tokens: readonly DurationToken[], plainNanoseconds: bigint) {
    this.#tokens = tokens;
    this.#plainNanoseconds = plainNanoseconds;
  }

  sum(): Fraction | undefined {
    let sum = this.#signed();
    while (sum && this.#at < this.#tokens.length) {
      const sign = this.#operator('+', '-');
      const next = sign === undefined ? undefined : this.#signed();
      if (!next) return undefined;
      sum = sign === '-' ? minus(sum, next) : plus(sum, next);
    }
    return sum;
  }

  #signed(): Fraction | undefined {
    const sign = this.#operator('+', '-');
    const product = this.#product();
    if (!product) return undefined;
    const time = product.isTime ? product.value : times(product.value, fraction(this.#plainNanoseconds));
    return sign === '-' ? minus(fraction(0n), time) : time;
  }

  #product(): Quantity | undefined {
    let product = this.#quantity();
    for (let sign = this.#operator('x', '/'); product && sign !== undefined; sign = this.#operator('x', '/')) {
      product = calculate(product, sign, this.#quantity());
    }
    return product;
  }

  /** Adjacent parts with units form one duration. */
  #quantity(): Quantity | undefined {
    const first = this.#next('time', 'number', 'part');
    if (first?.kind !== 'part') return first && { value: first.value, isTime: first.kind === 'time' };
    let { value } = first;
    for (let part = this.#next('part'); part; part = this.#next('part')) value = plus(value, part.value);
    return { value, isTime: true };
  }

  #next<Kind extends 'time' | 'number' | 'part'>(...kinds: readonly Kind[]) {
    const token = this.#tokens[this.#at];
    if (token === undefined || token.kind === 'operator' || !kinds.some((kind) => kind === token.kind)) return undefined;
    this.#at += 1;
    return token;
  }

  #operator<Sign extends string>(...signs: readonly Sign[]): Sign | undefined {
    const token = this.#tokens[this.#at];
    const sign = token?.kind === 'operator' ? signs.find((each) => each === token.sign) : undefined;
    if (sign !== undefined) this.#at += 1;
    return sign;
  }
}

function calculate(one: Quantity, sign: string, other: Quantity | undefined): Quantity | undefined {
  if (!other || (one.isTime && other.isTime)) return undefined;
  if (sign === 'x') return { value: times(one.value, other.value), isTime: one.isTime || other.isTime };
  return other.isTime || other.value.numerator === 0n ? undefined : { value: over(one.value, other.value), isTime: one.isTime };
}
