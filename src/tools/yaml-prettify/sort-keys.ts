import { type Document, isAlias, isMap, isNode, isPair, isScalar, type Pair, visit, type YAMLMap } from 'yaml';
import { dropLeadingBlankLine } from './drop-leading-blank-line.ts';

/** What leads to a node: the document, its ancestors and itself. */
type Place = readonly unknown[];

/** For a pair of a map the pairs that must stay before it. */
type Predecessors = Map<Pair, Set<Pair>>;

/**
 * Sorts the keys of every map of a document by UTF-16 code units. Anchors stay before their aliases (YAML 1.2, section 7.1): a pair that
 * has an anchor goes before the first of its map that refers to it.
 */
export function sortKeys(document: Document): void {
  const predecessors = findPredecessors(document);
  visit(document, {
    Map: (_key, map) => {
      map.items = inOrder(map, predecessors);
      dropLeadingBlankLine(map);
    },
  });
}

function findPredecessors(document: Document): Predecessors {
  const predecessors: Predecessors = new Map();
  /** By name, where its anchor stands, and after it what refers to that. */
  const places = new Map<string, Place[]>();
  visit(document, (_key, node, ancestors) => {
    const isReference = isAlias(node);
    const name = isReference ? node.source : isNode(node) ? node.anchor : undefined;
    if (name === undefined) return;
    const place = [...ancestors, node];
    const known = places.get(name) ?? [];
    // Where a name is given anew, what refers to the former anchor must stay before.
    for (const earlier of isReference ? known.slice(0, 1) : known) keepOrder(earlier, place, predecessors);
    if (isReference) known.push(place);
    else places.set(name, [place]);
  });
  return predecessors;
}

/** Where two places part in a map, the pair of the earlier one must stay before that of the other. */
function keepOrder(earlier: Place, later: Place, predecessors: Predecessors): void {
  const parting = earlier.findIndex((node, index) => node !== later[index]);
  const [first, second] = [earlier[parting], later[parting]];
  if (!isMap(earlier[parting - 1]) || !isPair(first) || !isPair(second)) return;
  predecessors.set(second, (predecessors.get(second) ?? new Set<Pair>()).add(first));
}

function inOrder({ items }: YAMLMap, predecessors: Predecessors): Pair[] {
  const ordered = new Set<Pair>();
  for (const pair of items.toSorted((a, b) => compare(keyText(a), keyText(b)))) {
    const waiting = [pair];
    for (let next = waiting.at(-1); next; next = waiting.at(-1)) {
      const missing = [...(predecessors.get(next) ?? [])].filter((former) => !ordered.has(former));
      if (missing.length > 0) waiting.push(...missing);
      else {
        ordered.add(next);
        waiting.pop();
      }
    }
  }
  return [...ordered];
}

const keyText = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : isAlias(key) ? key.source : '');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
