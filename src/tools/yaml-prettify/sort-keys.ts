import { type Collection, dropLeadingBlankLine, isCollection, type Item, type NodeLayout } from './layout.ts';

/** The path to a node: alternating collections and items. */
type Place = readonly (Collection | Item)[];

/** The items that must remain before each map item. */
type Predecessors = Map<Item, Set<Item>>;

/**
 * Sorts the keys of every map by UTF-16 code units. Keeps anchors before their aliases (YAML 1.2, section 7.1): an entry with an anchor
 * precedes the first entry of its map that refers to it.
 */
export function sortKeys(root: NodeLayout): void {
  const predecessors: Predecessors = new Map();
  const maps: Collection[] = [];
  const places = new Map<string, Place[]>();
  const visit = (node: NodeLayout, path: Place): void => {
    const { content, properties } = node;
    for (const property of properties) if (property.startsWith('&')) anchor(property.slice(1), path);
    if (content.kind === 'alias') alias(content.name, path);
    if (!isCollection(content)) return;
    if (content.kind === 'map') maps.push(content);
    for (const item of content.items) {
      const inside = [...path, content, item];
      if (item.key) visit(item.key, inside);
      if (item.value) visit(item.value, inside);
    }
  };
  const anchor = (name: string, place: Place): void => {
    // If an anchor name is reused, aliases of the earlier anchor must remain before the new one.
    for (const earlier of places.get(name) ?? []) keepOrder(earlier, place, predecessors);
    places.set(name, [place]);
  };
  const alias = (name: string, place: Place): void => {
    const known = places.get(name);
    const [anchored] = known ?? [];
    if (anchored) keepOrder(anchored, place, predecessors);
    known?.push(place);
  };
  visit(root, []);
  for (const map of maps) {
    map.items = inOrder(map, predecessors);
    dropLeadingBlankLine(map);
  }
}

/** Keeps the order of two items where the paths diverge in a map. */
function keepOrder(earlier: Place, later: Place, predecessors: Predecessors): void {
  const parting = earlier.findIndex((step, index) => step !== later[index]);
  const [collection, first, second] = [earlier[parting - 1], earlier[parting], later[parting]];
  if (!isMap(collection) || !isItem(first) || !isItem(second)) return;
  predecessors.set(second, (predecessors.get(second) ?? new Set<Item>()).add(first));
}

const isMap = (step: Collection | Item | undefined): boolean => step !== undefined && 'kind' in step && step.kind === 'map';

const isItem = (step: Collection | Item | undefined): step is Item => step !== undefined && !('kind' in step);

function inOrder({ items }: Collection, predecessors: Predecessors): Item[] {
  const ordered = new Set<Item>();
  for (const item of items.toSorted((a, b) => compare(keyText(a), keyText(b)))) {
    const waiting = [item];
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

function keyText({ key }: Item): string {
  if (key?.content.kind === 'alias') return key.content.name;
  return key?.content.kind === 'scalar' || key?.content.kind === 'block' ? key.content.value : '';
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
