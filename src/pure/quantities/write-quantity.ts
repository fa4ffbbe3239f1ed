import { superscript } from './dimension.ts';
import type { QuantityNode } from './quantity-node.ts';

const isOnlyUnits = (node: QuantityNode): boolean => {
  switch (node.kind) {
    case 'number':
      return false;
    case 'unit':
      return true;
    case 'group':
      return node.factors.every(isOnlyUnits);
    case 'power':
      return isOnlyUnits(node.base);
    case 'bracket':
      return isOnlyUnits(node.inside);
    default:
      return false;
  }
};

/** A degree sign, which follows its number without a space. */
const isDegree = (node: QuantityNode): boolean => node.kind === 'unit' && node.unit.symbol === '°';

/** Joins factors: a space between a number and its unit, and a dot between units. */
const groupText = (factors: readonly QuantityNode[]): string =>
  factors.reduce((text, factor, index) => {
    const before = factors[index - 1];
    if (!before) return readAs(factor);
    const joint = isOnlyUnits(before) && isOnlyUnits(factor) ? '·' : isDegree(factor) ? '' : ' ';
    return text + joint + readAs(factor);
  }, '');

/** Whether a node is `100 km`, as in fuel consumption. */
const isHundredKilometers = (node: QuantityNode): boolean => {
  const [number, unit, ...others] = node.kind === 'group' ? node.factors : [];
  return number?.kind === 'number' && number.plain === '100' && unit?.kind === 'unit' && unit.unit.symbol === 'km' && others.length === 0;
};

/** A divisor, in brackets if it has several parts. */
function divisorText(node: QuantityNode): string {
  const text = readAs(node);
  return node.kind === 'sum' || (node.kind === 'group' && node.factors.length > 1) ? `(${text})` : text;
}

/** Appends a divisor, without spaces around the slash if the divisor consists of units. */
function dividedText(above: string, node: QuantityNode): string {
  if (isHundredKilometers(node)) return `/${readAs(node)}`;
  const isClose = isOnlyUnits(node) || (node.kind !== 'sum' && !/\d/.test(above));
  return isClose ? `/${divisorText(node)}` : ` / ${divisorText(node)}`;
}

const timesText = (node: QuantityNode): string =>
  isOnlyUnits(node) ? `·${readAs(node)}` : ` × ${node.kind === 'sum' ? `(${readAs(node)})` : readAs(node)}`;

/** Writes a quantity as it was interpreted: `5 ft + 11 in`, `3 kWh / (2 h)`, `9.81 m/s²`. */
export function readAs(node: QuantityNode): string {
  switch (node.kind) {
    case 'number':
      return node.plain;
    case 'unit':
      return node.unit.symbol;
    case 'group':
      return groupText(node.factors);
    case 'power':
      return `${readAs(node.base)}${superscript(node.exponent)}`;
    case 'bracket':
      return `(${readAs(node.inside)})`;
    case 'negative':
      return `-${readAs(node.of)}`;
    case 'product':
      return node.rest.reduce(
        (text, { isDivided, node: factor }) => text + (isDivided ? dividedText(text, factor) : timesText(factor)),
        node.first.kind === 'sum' ? `(${readAs(node.first)})` : readAs(node.first),
      );
    case 'sum':
      return node.rest.reduce(
        (text, { isNegative, node: term }) => `${text} ${isNegative ? '-' : '+'} ${readAs(term)}`,
        readAs(node.first),
      );
  }
}

/** Whether a node needs no brackets. */
const isOnePart = (node: QuantityNode): boolean =>
  node.kind === 'unit' || node.kind === 'power' || (node.kind === 'group' && node.factors.length === 1);

/** The units of a quantity without numbers, as a node. A sum has those of its first term. `undefined` if there are none. */
export function withoutNumbers(node: QuantityNode): QuantityNode | undefined {
  switch (node.kind) {
    case 'number':
      return undefined;
    case 'unit':
      return node;
    case 'group': {
      const factors = node.factors.flatMap((factor) => withoutNumbers(factor) ?? []);
      return factors.length === 0 ? undefined : { kind: 'group', factors };
    }
    case 'power': {
      const base = withoutNumbers(node.base);
      return base && { ...node, base };
    }
    case 'negative':
      return withoutNumbers(node.of);
    case 'bracket': {
      const inside = withoutNumbers(node.inside);
      return inside && isOnePart(inside) ? inside : inside && { ...node, inside };
    }
    case 'sum':
      return withoutNumbers(node.first);
    case 'product': {
      const first = withoutNumbers(node.first);
      const rest = node.rest.flatMap(({ isDivided, node: factor }) => {
        const units = isDivided && isHundredKilometers(factor) ? factor : withoutNumbers(factor);
        return units ? [{ isDivided, node: units }] : [];
      });
      if (rest.length === 0) return first;
      if (first) return { kind: 'product', first, rest };
      const at = rest.findIndex(({ isDivided }) => !isDivided);
      const [factor] = rest.slice(at, at + 1);
      if (at >= 0 && factor) return rest.length === 1 ? factor.node : { kind: 'product', first: factor.node, rest: rest.toSpliced(at, 1) };
      const one: QuantityNode = { kind: 'number', value: { numerator: 1n, denominator: 1n }, plain: '1' };
      return { kind: 'product', first: one, rest };
    }
  }
}

/** The units of a quantity for a message, or the quantity itself if it has none. */
export function unitText(node: QuantityNode): string {
  const units = withoutNumbers(node);
  return readAs(units ?? node);
}
