import type { Fraction } from '../numbers/fraction.ts';
import type { Unit } from './unit.ts';

export interface NumberNode {
  readonly kind: 'number';
  readonly value: Fraction;
  /** The number in plain notation: with a decimal point and without digit groups. */
  readonly plain: string;
}

export interface UnitNode {
  readonly kind: 'unit';
  readonly unit: Unit;
  readonly typed: string;
}

/** Adjacent numbers and units: a product that binds more tightly than a division. */
export interface GroupNode {
  readonly kind: 'group';
  readonly factors: readonly QuantityNode[];
}

export interface PowerNode {
  readonly kind: 'power';
  readonly base: QuantityNode;
  readonly exponent: number;
}

export interface ProductNode {
  readonly kind: 'product';
  readonly first: QuantityNode;
  readonly rest: readonly { readonly isDivided: boolean; readonly node: QuantityNode }[];
}

export interface SumNode {
  readonly kind: 'sum';
  readonly first: QuantityNode;
  readonly rest: readonly { readonly isNegative: boolean; readonly node: QuantityNode }[];
}

export interface BracketNode {
  readonly kind: 'bracket';
  readonly inside: QuantityNode;
}

export interface NegativeNode {
  readonly kind: 'negative';
  readonly of: QuantityNode;
}

/** The syntax tree of a line, as written. */
export type QuantityNode = NumberNode | UnitNode | GroupNode | PowerNode | ProductNode | SumNode | BracketNode | NegativeNode;

/** The child nodes, in the order of the line. */
export function partsOf(node: QuantityNode): readonly QuantityNode[] {
  switch (node.kind) {
    case 'number':
    case 'unit':
      return [];
    case 'group':
      return node.factors;
    case 'power':
      return [node.base];
    case 'bracket':
      return [node.inside];
    case 'negative':
      return [node.of];
    case 'product':
    case 'sum':
      return [node.first, ...node.rest.map((each) => each.node)];
  }
}

/** The numbers and units of a quantity, in the order of the line. */
export const leavesOf = (node: QuantityNode): readonly (NumberNode | UnitNode)[] =>
  node.kind === 'number' || node.kind === 'unit' ? [node] : partsOf(node).flatMap(leavesOf);

/** The units of a quantity, in the order of the line. */
export const unitsIn = (node: QuantityNode): readonly UnitNode[] => leavesOf(node).filter((leaf) => leaf.kind === 'unit');
