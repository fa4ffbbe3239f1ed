import { type Collection, dropLeadingBlankLine, isBlockCollection, isCollection, isNothing, type NodeLayout } from './layout.ts';
import { sortKeys } from './sort-keys.ts';

export interface Arrangement {
  /** Whether to keep `[1, 2]` and `{a: 1}` or expand them to blocks. */
  readonly flowCollections: 'keep' | 'expand';
  readonly sortKeys: boolean;
}

/** Changes the nodes of a document to the format and order for writing. */
export function arrange(root: NodeLayout, arrangement: Arrangement): void {
  if (arrangement.sortKeys) sortKeys(root);
  arrangeNode(root, arrangement.flowCollections === 'expand');
}

/** Arranges a node and returns whether it would span several lines in a flow collection. */
function arrangeNode(node: NodeLayout, expands: boolean): boolean {
  const { content } = node;
  if (isCollection(content)) arrangeCollection(node, content, expands);
  return (
    node.opening !== undefined ||
    node.beside !== undefined ||
    node.above.length > 0 ||
    (content.kind === 'scalar' && content.lines.length > 1) ||
    (isCollection(content) && content.spansLines)
  );
}

function arrangeCollection(node: NodeLayout, collection: Collection, expands: boolean): void {
  if (collection.isFlow) {
    if (expands) expand(node, collection);
    dropLeadingBlankLine(collection);
  }
  const expandsInside = expands && !collection.isFlow;
  for (const item of collection.items) {
    const keySpans = item.key !== undefined && arrangeNode(item.key, expandsInside);
    const valueSpans = item.value !== undefined && arrangeNode(item.value, expandsInside);
    collection.spansLines ||= keySpans || valueSpans || item.above.length > 0 || item.aboveValue.length > 0 || item.isAfterBlank;
    const last = (item.value ?? item.key)?.content;
    if (last && isBlockCollection(last)) last.end.push(...item.below.splice(0));
  }
  collection.spansLines ||= collection.end.length > 0;
}

function expand(node: NodeLayout, collection: Collection): void {
  const [first] = collection.items;
  // The library cannot read every block map that has an empty key.
  if (!first || collection.items.some(({ key }) => key && isNothing(key))) return;
  collection.isFlow = false;
  collection.isPair = false;
  first.above = [...node.above, ...first.above];
  node.above = [];
  if (node.beside === undefined) return;
  // A block does not have a closing line for the comment.
  if (node.opening === undefined) node.opening = node.beside;
  else collection.end.push({ text: node.beside, column: 0, isAfterBlank: false });
  node.beside = undefined;
}
