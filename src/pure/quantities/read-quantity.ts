import { type NumberInText, readNumberAt } from '../numbers/read-number.ts';
import { quoted, stop, stopAt } from './quantity-fault.ts';
import type { GroupNode, NumberNode, QuantityNode } from './quantity-node.ts';
import { PART, RATIO, ratioOf } from './ratio.ts';
import { type UnitFinder, unitAt } from './unit-at.ts';

/** The maximum nesting depth of brackets. */
const MAX_DEPTH = 50;
const MAX_EXPONENT = 9;
/** The maximum exponent of a plain number, which keeps it below the largest number that can be read. */
const MAX_NUMBER_EXPONENT = 60;

const BLANKS = /[\s\u00a0\u202f]*/y;

/** Includes the dot of UCUM between two units: `N.m`. */
const TIMES = /[*·×⋅]|(?<=\p{L})\.(?=\p{L})/uy;
const DIVIDED = /[/÷]|per(?!\p{L})/uy;
const PLUS = /\+|and(?!\p{L})/uy;
const MINUS = /[-−]/y;
const EXPONENT = /\^\s*(?<exponent>\(\s*(?:[+\-−]\s*)?[\d.]+\s*\)|[+\-−]?[\d.]+)/y;
const CARET = /\^/y;
const SUPERSCRIPT = /[⁺⁻]?[⁰¹²³⁴-⁹]+/y;
/** An exponent without a sign: `m2`, `cm3`. */
const DIGIT = /[2-9](?![\d.,\p{L}])/uy;
const SQUARED = /[ \u00a0]+(?<word>squared|cubed)(?!\p{L})/iuy;
const SQUARE =
  /(?<word>square|sq|cubic|cu)(?:\.?[ \u00a0-]+|\.)(?=\p{L})|(?<closed>sq|cu)(?=(?:ft|foot|feet|in|inch|inches|yd|yards?|mi|miles?|[kcm]?m)(?!\p{L}))/iuy;
/** Between two units, a hyphen is not a minus sign: `kW-h`. */
const HYPHEN = /-(?=[\p{L}°])/uy;
/** The period of an abbreviation: `12 in.` */
const FULL_STOP = /\.(?![\p{L}\d])/uy;
const FEET_OR_INCHES = /(?<feet>['′’])|["″”]/y;

const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const isNumber = (node: QuantityNode | undefined): boolean => node?.kind === 'number';

/** Parses a whole line. */
class QuantityReader {
  readonly #text: string;
  readonly #finder: UnitFinder;
  readonly numbers: NumberInText[] = [];
  #at = 0;
  #depth = 0;

  constructor(text: string, finder: UnitFinder) {
    this.#text = text;
    this.#finder = finder;
  }

  readAll(): QuantityNode {
    const node = this.#sum();
    this.#skipBlanks();
    if (this.#at === this.#text.length) return node;
    const found = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    throw stopAt(found === ')' ? 'notOpened' : 'unexpected', this.#text, this.#at, { text: found });
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #skipBlanks(): void {
    this.#match(BLANKS);
  }

  /** Matches an operator after optional spaces, and returns its offset. */
  #operator(pattern: RegExp): { readonly sign: string; readonly at: number } | undefined {
    const before = this.#at;
    this.#skipBlanks();
    const at = this.#at;
    const found = this.#match(pattern);
    if (found) return { sign: found[0], at };
    this.#at = before;
    return undefined;
  }

  /** Reads the required right operand. */
  #operand(operator: { readonly sign: string; readonly at: number }, read: () => QuantityNode | undefined): QuantityNode {
    const node = read();
    if (node) return node;
    throw stopAt('needsOperand', this.#text, operator.at, { operator: operator.sign });
  }

  #sum(): QuantityNode {
    const first = this.#product();
    if (!first) throw stop('noQuantity');
    const rest: { isNegative: boolean; node: QuantityNode }[] = [];
    for (;;) {
      const added = this.#operator(PLUS);
      const operator = added ?? this.#operator(MINUS);
      if (!operator) return rest.length === 0 ? first : { kind: 'sum', first, rest };
      rest.push({ isNegative: !added, node: this.#operand(operator, () => this.#product()) });
    }
  }

  #product(): QuantityNode | undefined {
    const first = this.#signed();
    if (!first) return undefined;
    const rest: { isDivided: boolean; node: QuantityNode }[] = [];
    for (;;) {
      const divided = this.#operator(DIVIDED);
      const operator = divided ?? this.#operator(TIMES);
      if (!operator) return rest.length === 0 ? first : { kind: 'product', first, rest };
      rest.push({ isDivided: divided !== undefined, node: this.#operand(operator, () => this.#signed()) });
    }
  }

  #signed(): QuantityNode | undefined {
    const minus = this.#operator(MINUS);
    if (minus) return { kind: 'negative', of: this.#operand(minus, () => this.#beside()) };
    const plusSign = this.#operator(/\+/y);
    return plusSign ? this.#operand(plusSign, () => this.#beside()) : this.#beside();
  }

  /** Adjacent factors: `5 ft 11 in` is a sum, `kg m` a product. */
  #beside(): QuantityNode | undefined {
    const groups: GroupNode[] = [];
    let factors: QuantityNode[] = [];
    for (;;) {
      if (factors.length === 0 || isNumber(factors.at(-1)) || !this.#match(HYPHEN)) this.#skipBlanks();
      const at = this.#at;
      const factor = this.#factor();
      if (!factor) break;
      // `5'` is a number with its unit
      const isQuantity = isNumber(factor) || factor.kind === 'group';
      const hasUnit = factors.length > 0 && !isNumber(factors.at(-1));
      if (isQuantity && factors.length > 0 && !hasUnit) throw stopAt('unexpected', this.#text, at, { text: this.#text.charAt(at) });
      if (isQuantity && hasUnit) {
        groups.push({ kind: 'group', factors });
        factors = [];
      }
      factors.push(factor);
    }
    const [first, ...others] = [...groups, ...(factors.length > 0 ? [{ kind: 'group' as const, factors }] : [])];
    if (!first) return undefined;
    return others.length === 0 ? first : { kind: 'sum', first, rest: others.map((node) => ({ isNegative: false, node })) };
  }

  #factor(): QuantityNode | undefined {
    const { word, closed = word } = this.#match(SQUARE)?.groups ?? {};
    if (closed !== undefined) return this.#measured(closed);
    const base = this.#atom();
    if (!base) return undefined;
    const exponent = this.#exponent(base);
    return exponent === undefined ? base : { kind: 'power', base, exponent };
  }

  /** Reads the unit after `square` or `cubic`, as in `square feet`. */
  #measured(word: string): QuantityNode {
    const base = this.#unit();
    if (!base) throw stop('unknownUnit', { unit: quoted(word) });
    return { kind: 'power', base, exponent: /^s/i.test(word) ? 2 : 3 };
  }

  #exponent(base: QuantityNode): number | undefined {
    const typed = this.#match(EXPONENT)?.groups?.['exponent'];
    if (typed !== undefined) return this.#checked(Number(typed.replaceAll(/[()\s]/g, '').replace('−', '-')), base);
    if (this.#match(CARET)) throw stop('badExponent');
    const above = this.#match(SUPERSCRIPT)?.[0];
    if (above !== undefined) {
      const digits = [...above.replace(/^[⁺⁻]/, '')].map((digit) => SUPERSCRIPT_DIGITS.indexOf(digit)).join('');
      return this.#checked(Number(above.startsWith('⁻') ? `-${digits}` : digits), base);
    }
    if (base.kind !== 'unit') return undefined;
    const digit = this.#match(DIGIT)?.[0];
    if (digit !== undefined) return Number(digit);
    const { word } = this.#match(SQUARED)?.groups ?? {};
    return word === undefined ? undefined : /^s/i.test(word) ? 2 : 3;
  }

  #checked(exponent: number, base: QuantityNode): number {
    const most = base.kind === 'number' ? MAX_NUMBER_EXPONENT : MAX_EXPONENT;
    if (!Number.isInteger(exponent) || Math.abs(exponent) > most) throw stop('badExponent');
    return exponent;
  }

  #atom(): QuantityNode | undefined {
    const at = this.#at;
    if (this.#match(/\(/y)) return this.#bracket(at);
    return this.#number() ?? this.#unit();
  }

  #bracket(at: number): QuantityNode {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw stopAt('unexpected', this.#text, at, { text: '(' });
    const inside = this.#operand({ sign: '(', at }, () => this.#sum());
    if (!this.#operator(/\)/y)) throw stopAt('notClosed', this.#text, at);
    this.#depth -= 1;
    return { kind: 'bracket', inside };
  }

  #number(): QuantityNode | undefined {
    const ratio = this.#match(RATIO) ?? this.#match(PART);
    const number = ratio ? ratioOf(ratio) : this.#decimal();
    if (!number) return undefined;
    const sign = this.#match(FEET_OR_INCHES);
    if (!sign) return number;
    const unit = this.#finder.find(sign.groups?.['feet'] === undefined ? 'in' : 'ft');
    return unit ? { kind: 'group', factors: [number, { kind: 'unit', unit, typed: unit.symbol }] } : number;
  }

  #decimal(): NumberNode | undefined {
    const number = readNumberAt(this.#text, this.#at);
    if (!number) return undefined;
    if (!number.ok) throw stop(number.error.code, { value: quoted(String(number.error.values?.['value'])) });
    const { value, typed, withoutComma } = number.value;
    this.#at += typed.length;
    this.numbers.push(number.value);
    return { kind: 'number', value, plain: withoutComma ?? typed.replaceAll(/[ _'’\u00a0\u202f]/g, '') };
  }

  #unit(): QuantityNode | undefined {
    const found = unitAt(this.#text, this.#at, this.#finder);
    if (!found || /^(?:per|and)$/.test(found.typed)) return undefined;
    if (!found.unit) throw stop('unknownUnit', { unit: quoted(found.typed) });
    this.#at += found.typed.length;
    this.#match(FULL_STOP);
    return { kind: 'unit', unit: found.unit, typed: found.typed };
  }
}

export interface ReadQuantity {
  readonly node: QuantityNode;
  readonly numbers: readonly NumberInText[];
}

/** Parses numbers, units, and operators. Throws `QuantityStop` at anything else. */
export function readQuantity(text: string, finder: UnitFinder): ReadQuantity {
  const reader = new QuantityReader(text, finder);
  return { node: reader.readAll(), numbers: reader.numbers };
}
