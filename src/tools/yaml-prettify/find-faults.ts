import { type Document, isAlias, isMap, isNode, isScalar, visit, type YAMLMap } from 'yaml';
import { excerpt } from '#pure/text/excerpt.ts';
import type { YamlFault } from '#pure/notation/yaml/yaml-error.ts';

// A rule of the library that it applies only when it writes.
const NOT_AN_ANCHOR = /[\s\p{Cc},[\]{}]/u;

/** What the library does not look for while it reads: keys that are used twice in a map, aliases without an anchor before them, and wrong anchors. */
export function findFaults(document: Document): readonly YamlFault[] {
  const faults: YamlFault[] = [];
  const anchors = new Set<string>();
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      if (!anchors.has(node.source)) faults.push({ code: 'yamlAnchorUnknown', at: startOf(node), quoted: { name: node.source } });
    } else if (isNode(node) && node.anchor) {
      anchors.add(node.anchor);
      if (NOT_AN_ANCHOR.test(node.anchor)) faults.push({ code: 'yamlNameInvalid', at: startOf(node) });
    }
    if (isMap(node)) faults.push(...repeatedKeys(node));
  });
  return faults;
}

/** By an index: the library, which can do it, compares every key with every other. */
function* repeatedKeys({ items }: YAMLMap): Generator<YamlFault> {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    const text = String(key.value);
    if (seen.has(text)) yield { code: 'yamlKeyTwice', at: startOf(key), quoted: { key: excerpt(text) } };
    seen.add(text);
  }
}

const startOf = ({ range }: { readonly range?: readonly number[] | null | undefined }): number => range?.[0] ?? 0;
