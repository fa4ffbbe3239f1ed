import { childrenOf, decodeJsonString, type JsonArray, type JsonNode, type JsonObject, type JsonScalar } from '#formats/json/json-node.ts';
import { decimalValue } from './decimal-value.ts';

export interface Equality {
  readonly ignoresOrder: boolean;
  /** The name of the member that items of an array are matched by, in any order; empty for none. */
  readonly matchBy: string;
}

/** Numbers the values of trees, so that two are equal exactly when they have the same number. No key may be repeated. */
export class ValueIds {
  readonly #equality: Equality;
  readonly #ids = new Map<JsonNode, number>();
  readonly #known = new Map<string, number>();

  constructor(equality: Equality) {
    this.#equality = equality;
  }

  /** Numbers a value and all in it, without recursion: children before their parents. */
  add(root: JsonNode): void {
    const open = [{ node: root, children: childrenOf(root), next: 0 }];
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      const child = frame.children[frame.next++];
      if (child === undefined) {
        this.#ids.set(frame.node, this.#number(this.#spell(frame.node)));
        open.pop();
      } else open.push({ node: child, children: childrenOf(child), next: 0 });
    }
  }

  /** Of a value that was added. */
  of(node: JsonNode): number {
    return this.#ids.get(node) ?? -1;
  }

  /** What an item is matched by: the number of its member's value. `undefined` for what has no such member, or one that holds others. */
  matchOf(item: JsonNode): number | undefined {
    const { matchBy } = this.#equality;
    if (matchBy === '' || item.kind !== 'object') return undefined;
    const value = item.members.find(({ key }) => key === matchBy)?.value;
    return value === undefined || value.kind === 'object' || value.kind === 'array' ? undefined : this.of(value);
  }

  #number(spelling: string): number {
    const known = this.#known.get(spelling);
    if (known !== undefined) return known;
    this.#known.set(spelling, this.#known.size);
    return this.#known.size - 1;
  }

  /** The same text for equal values, another for others. */
  #spell(node: JsonNode): string {
    return node.kind === 'array' ? this.#spellArray(node) : node.kind === 'object' ? this.#spellObject(node) : spellScalar(node);
  }

  #spellArray({ items }: JsonArray): string {
    if (this.#equality.ignoresOrder) return `[${ascending(items.map((item) => this.of(item))).join()}`;
    const matched = items.filter((item) => this.matchOf(item) !== undefined).map((item) => this.of(item));
    const others = items.filter((item) => this.matchOf(item) === undefined).map((item) => this.of(item));
    return `[${ascending(matched).join()};${others.join()}`;
  }

  #spellObject({ members }: JsonObject): string {
    const pairs = members.map(({ key, value }) => [this.#number(`k${key}`), this.of(value)] as const);
    return `{${pairs
      .toSorted(([a], [b]) => a - b)
      .map((pair) => pair.join(':'))
      .join()}`;
  }
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

function spellScalar({ kind, text }: JsonScalar): string {
  if (kind === 'string') return `s${decodeJsonString(text)}`;
  return kind === 'number' ? `n${decimalValue(text)}` : text;
}
