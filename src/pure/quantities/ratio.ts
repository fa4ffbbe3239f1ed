import { fraction, plus } from '../numbers/fraction.ts';
import { stop } from './quantity-fault.ts';
import type { NumberNode } from './quantity-node.ts';

/** Fractions such as `3/4` and `5 1/2`. */
export const RATIO = /(?:(?<whole>\d{1,15})[ \u00a0]+)?(?<above>\d{1,15})[/⁄](?<below>\d{1,15})(?![\d.,/^⁻⁰¹²³⁴-⁹])/y;
/** Fractions such as `½` and `5½`. */
export const PART = /(?<whole>\d{0,15})[ \u00a0]?(?<part>[½¼¾⅓⅔⅛⅜⅝⅞])/y;
const parts: Readonly<Record<string, readonly [bigint, bigint]>> = {
  '½': [1n, 2n],
  '¼': [1n, 4n],
  '¾': [3n, 4n],
  '⅓': [1n, 3n],
  '⅔': [2n, 3n],
  '⅛': [1n, 8n],
  '⅜': [3n, 8n],
  '⅝': [5n, 8n],
  '⅞': [7n, 8n],
};

/** The number in a match of `RATIO` or `PART`. Stops at a division by zero. */
export function ratioOf({ groups = {} }: RegExpExecArray): NumberNode {
  const { whole = '', above, below, part = '' } = groups;
  const [numerator, denominator] = above === undefined ? (parts[part] ?? [0n, 1n]) : [BigInt(above), BigInt(below ?? '1')];
  if (denominator === 0n) throw stop('divisionByZero');
  const rest = fraction(numerator, denominator);
  const written = `${numerator}/${denominator}`;
  return {
    kind: 'number',
    value: whole === '' ? rest : plus(fraction(BigInt(whole)), rest),
    plain: whole === '' ? written : `${whole} ${written}`,
  };
}
