import { isNode, isPair, type YAMLMap, type YAMLSeq } from 'yaml';

/** A blank line above an item goes with it, but not to the top of a map or list. */
export function dropLeadingBlankLine({ items: [first] }: YAMLMap | YAMLSeq): void {
  const node = isPair(first) ? first.key : first;
  if (isNode(node)) node.spaceBefore = false;
}
