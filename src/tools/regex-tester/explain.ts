import type { AST } from '@eslint-community/regexpp';
import type { Drawing } from './drawing.ts';
import { lettersInside } from './modifiers.ts';
import { nodesOf, Outliner } from './outline.ts';

/** A part of an expression, as it is written and as a diagram has it. */
export interface ExplainedPart {
  readonly source: string;
  readonly drawing: Drawing;
}

/**
 * The smallest part of a pattern behind the caret, which stands before the character at an offset in UTF-16 code units; at the end of the
 * pattern the part before it. What is repeated is explained with how often. `undefined` for an empty pattern, and where the tree is too large to draw.
 */
export function partAt(tree: AST.Pattern, letters: string, caret: number): ExplainedPart | undefined {
  const offset = Math.min(caret, tree.end - 1);
  const nodes = nodesOf(tree);
  // Level by level: the last is the deepest.
  const node = nodes?.filter(isElement).findLast(({ start, end }) => start <= offset && offset < end);
  if (nodes === undefined || node === undefined) return undefined;
  const part = node.parent.type === 'Quantifier' && !('alternatives' in node) ? node.parent : node;
  return { source: part.raw, drawing: new Outliner(nodes).element(part, lettersAt(part, letters)) };
}

/** What stands in a class of characters is explained with it. */
const isElement = (node: AST.Node): node is AST.Element => node.parent?.type === 'Alternative' || node.parent?.type === 'Quantifier';

/** The flags in force at a node: groups around it may turn some on or off. */
function lettersAt({ parent }: AST.Node, letters: string): string {
  if (!parent) return letters;
  const outside = lettersAt(parent, letters);
  return parent.type === 'Group' ? lettersInside(parent, outside) : outside;
}
