import { type Collection, dropLeadingBlankLine, isBlockCollection, isCollection, isNothing, type NodeLayout } from './layout.ts';
import { sortKeys } from './sort-keys.ts';

export interface Arrangement {
  /** `[1, 2]` and `{a: 1}` stay, or become blocks. */
  readonly flowCollections: 'keep' | 'expand';
  readonly sortKeys: boolean;
}

/** Brings a document's nodes into the form and order in which they are written. */
export function arrange(root: NodeLayout, arrangement: Arrangement): void {
  if (arrangement.sortKeys) sortKeys(root);
  arrangeNode(root, arrangement.flowCollections === 'expand');
}

/** Whether the node spans lines where it is in a flow collection. */
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
  // The library does not read every block map with a key of nothing.
  if (!first || collection.items.some(({ key }) => key && isNothing(key))) return;
  collection.isFlow = false;
  collection.isPair = false;
  first.above = [...node.above, ...first.above];
  node.above = [];
  if (node.beside === undefined) return;
  // There is no line on which a block ends.
  if (node.opening === undefined) node.opening = node.beside;
  else collection.end.push({ text: node.beside, column: 0, isAfterBlank: false });
  node.beside = undefined;
}
