import { type Document, isAlias, isMap, isNode, isScalar, visit, type YAMLMap } from 'yaml';
import { excerpt } from '#pure/text/excerpt.ts';
import type { YamlFault } from '#pure/notation/yaml/yaml-error.ts';

// The library applies this rule only when writing.
const NOT_AN_ANCHOR = /[\s\p{Cc},[\]{}]/u;

/**
 * Finds errors that the library does not detect when parsing: repeated keys in a map, aliases without a preceding anchor, and invalid
 * anchors.
 */
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

/** Finds repeated keys with an index, because the library's own check compares all pairs of keys. */
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
