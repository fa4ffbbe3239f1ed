import {
  type Alias,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type Schema,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { excerpt } from '../../text/excerpt.ts';
import type { TreeList, TreeMap, TreeValue } from '../tree/tree-value.ts';
import type { YamlFault } from './yaml-error.ts';
import { YamlMapBuilder } from './yaml-map-builder.ts';
import { scalarValue } from './yaml-scalar.ts';
import { OMAP_TAG } from './yaml-schema.ts';

/** The maximum number of values that aliases may add, against short texts that expand enormously ("billion laughs"). */
const MOST_EXPANDED = 1_000_000;

/** A list or map whose items are being read. */
interface Frame {
  readonly node: YAMLMap | YAMLSeq | undefined;
  readonly items: readonly unknown[];
  readonly built: TreeList | YamlMapBuilder;
  next: number;
  /** For a map: the key of the next value. */
  key: string;
  mergeAt: number | undefined;
  /** The number of values read before it. */
  readonly sizeBefore: number;
}

interface Anchored {
  /** `undefined` while the value is still being read. */
  readonly value: TreeValue | undefined;
  /** The number of values in it, including itself. */
  readonly size: number;
}

/** Converts the nodes of a document to a tree, without recursion. Resolves anchors, aliases, and merge keys, and converts keys to text. */
export class YamlTreeBuilder {
  fault: YamlFault | undefined;
  hasComments = false;
  readonly #schema: Schema;
  readonly #frames: Frame[] = [];
  readonly #anchors = new Map<string, Anchored>();
  #root: TreeValue = { kind: 'null' };
  #size = 0;
  #expanded = 0;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  build(contents: Node | null): TreeValue {
    this.#read(contents);
    for (let frame = this.#frames.at(-1); frame && !this.fault; frame = this.#frames.at(-1)) {
      const item = frame.items[frame.next++];
      if (item === undefined) this.#finish(frame);
      else if (isPair(item) && frame.built instanceof YamlMapBuilder)
        this.#readPair(item as Pair<Node, Node | null>, frame, frame.built); // parsed pairs contain nodes
      // In a `!!pairs` list, each item is a single pair.
      else if (isPair(item)) this.#open(undefined, [item], new YamlMapBuilder());
      else this.#read(item as Node | null); // parsed lists contain nodes
    }
    return this.#root;
  }

  #read(node: Node | null): void {
    if (node?.comment || node?.commentBefore) this.hasComments = true;
    if (isAlias(node)) this.#expand(node);
    else if (isCollection(node)) {
      const isMapping = isMap(node) || node.tag === OMAP_TAG;
      this.#open(node as YAMLMap | YAMLSeq, node.items, isMapping ? new YamlMapBuilder() : { kind: 'list', items: [] }); // these are the only collections
      if (node.anchor) this.#anchors.set(node.anchor, { value: undefined, size: 0 });
    } else {
      const value = this.#scalar(node);
      this.#size++;
      if (node && isScalar(node) && node.anchor) this.#anchors.set(node.anchor, { value, size: 1 });
      this.#place(value);
    }
  }

  #scalar(node: Node | null): TreeValue {
    const value = isScalar(node) ? scalarValue(node, this.#schema) : { kind: 'null' as const };
    if (value) return value;
    this.#fail({ code: 'yamlBinaryInvalid', at: startOf(node) });
    return { kind: 'null' };
  }

  #open(node: Frame['node'], items: readonly unknown[], built: Frame['built']): void {
    this.#frames.push({ node, items, built, next: 0, key: '', mergeAt: undefined, sizeBefore: this.#size++ });
  }

  #finish({ node, built, sizeBefore }: Frame): void {
    this.#frames.pop();
    const value = built instanceof YamlMapBuilder ? built.finish() : built;
    if (node?.anchor) this.#anchors.set(node.anchor, { value, size: this.#size - sizeBefore });
    this.#place(value);
  }

  #readPair({ key, value }: Pair<Node, Node | null>, frame: Frame, map: YamlMapBuilder): void {
    if (key.comment || key.commentBefore) this.hasComments = true;
    // The library represents only the plain key `<<` by a symbol.
    if (isScalar(key) && typeof key.value === 'symbol') {
      frame.mergeAt = startOf(value ?? key);
      this.#read(value);
      return;
    }
    frame.mergeAt = undefined;
    const scalar = isAlias(key) ? this.#anchored(key)?.value : isScalar(key) ? this.#scalar(key) : undefined;
    if (isScalar(key) && key.anchor && scalar) this.#anchors.set(key.anchor, { value: scalar, size: 1 });
    const text = scalar && keyText(scalar);
    if (text === undefined) this.#fail({ code: 'yamlKeyNotScalar', at: startOf(key) });
    else if (map.has(text)) this.#fail({ code: 'yamlKeyTwice', at: startOf(key), quoted: { key: excerpt(text) } });
    else {
      frame.key = text;
      this.#read(value);
    }
  }

  #expand(alias: Alias): void {
    const anchored = this.#anchored(alias);
    if (!anchored?.value) return;
    this.#size += anchored.size;
    this.#expanded += anchored.size;
    if (this.#expanded > MOST_EXPANDED) this.#fail({ code: 'yamlAliasesTooMany' });
    else this.#place(anchored.value);
  }

  /** The value of an alias: the last node with that anchor. */
  #anchored(alias: Alias): Anchored | undefined {
    const anchored = this.#anchors.get(alias.source);
    if (!anchored) this.#fail({ code: 'yamlAnchorUnknown', at: startOf(alias), quoted: { name: alias.source } });
    else if (!anchored.value) this.#fail({ code: 'yamlAliasCircular', at: startOf(alias), quoted: { name: alias.source } });
    return anchored;
  }

  #place(value: TreeValue): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.#root = value;
    else if (!(frame.built instanceof YamlMapBuilder)) frame.built.items.push(value);
    else if (frame.mergeAt === undefined) frame.built.set(frame.key, value);
    else {
      const sources = mergeSources(value);
      if (sources) frame.built.merge(sources);
      else this.#fail({ code: 'yamlMergeSource', at: frame.mergeAt });
    }
  }

  /** Keeps only the first error. */
  #fail(fault: YamlFault): void {
    this.fault ??= fault;
  }
}

const startOf = (node: Node | null): number => node?.range?.[0] ?? 0;

/** A key in JSON notation; `undefined` for a list or map. */
function keyText(value: TreeValue): string | undefined {
  switch (value.kind) {
    case 'text':
    case 'integer':
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
    case 'float':
      return value.digits || (Number.isNaN(value.value) ? '.nan' : value.value < 0 ? '-.inf' : '.inf');
    case 'dateTime':
      return value.text;
    default:
      return undefined;
  }
}

function mergeSources(value: TreeValue): readonly TreeMap[] | undefined {
  if (value.kind === 'map') return [value];
  if (value.kind !== 'list') return undefined;
  const maps = value.items.filter((item) => item.kind === 'map');
  return maps.length === value.items.length ? maps : undefined;
}
