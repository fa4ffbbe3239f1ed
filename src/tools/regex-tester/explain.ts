import type { AST } from '@eslint-community/regexpp';
import type { Drawing } from './drawing.ts';
import { lettersInside } from './modifiers.ts';
import { nodesOf, Outliner } from './outline.ts';

/** A part of a pattern, as source text and as a diagram. */
export interface ExplainedPart {
  readonly source: string;
  readonly drawing: Drawing;
}

/**
 * Finds the smallest part after the caret, an offset in UTF-16 code units. At the end of the pattern, finds the part before it. A repeated
 * part includes its quantifier. Returns `undefined` for an empty pattern or for a tree that is too large to draw.
 */
export function partAt(tree: AST.Pattern, letters: string, caret: number): ExplainedPart | undefined {
  const offset = Math.min(caret, tree.end - 1);
  const nodes = nodesOf(tree);
  // The nodes are sorted by level, so the last match is the deepest.
  const node = nodes?.filter(isElement).findLast(({ start, end }) => start <= offset && offset < end);
  if (nodes === undefined || node === undefined) return undefined;
  const part = node.parent.type === 'Quantifier' && !('alternatives' in node) ? node.parent : node;
  return { source: part.raw, drawing: new Outliner(nodes).element(part, lettersAt(part, letters)) };
}

/** Excludes the contents of character classes, which are explained with their class. */
const isElement = (node: AST.Node): node is AST.Element => node.parent?.type === 'Alternative' || node.parent?.type === 'Quantifier';

/** The flags in effect at a node. Enclosing groups may turn some on or off. */
function lettersAt({ parent }: AST.Node, letters: string): string {
  if (!parent) return letters;
  const outside = lettersAt(parent, letters);
  return parent.type === 'Group' ? lettersInside(parent, outside) : outside;
}
