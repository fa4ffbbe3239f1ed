import {
  childrenOf,
  decodeJsonString,
  type JsonArray,
  type JsonNode,
  type JsonObject,
  type JsonScalar,
} from '#pure/notation/json/nodes/json-node.ts';
import { decimalValue } from './decimal-value.ts';

export interface Equality {
  readonly ignoresOrder: boolean;
  /** The name of the member by which array items are matched in any order. Empty to match without a member. */
  readonly matchBy: string;
}

/** Assigns numbers to the values of trees, so that two values are equal exactly if they have the same number. Keys must not be repeated. */
export class ValueIds {
  readonly #equality: Equality;
  readonly #ids = new Map<JsonNode, number>();
  readonly #values = new Map<string, number>();
  readonly #keys = new Map<string, number>();

  constructor(equality: Equality) {
    this.#equality = equality;
  }

  /** Assigns numbers to a value and everything in it, without recursion: children before their parents. */
  add(root: JsonNode): void {
    const open: { readonly node: JsonArray | JsonObject; readonly children: readonly JsonNode[]; next: number }[] = [];
    const begin = (node: JsonNode): void => {
      if (node.kind === 'array' || node.kind === 'object') open.push({ node, children: childrenOf(node), next: 0 });
      else this.#ids.set(node, numberIn(this.#values, spellScalar(node)));
    };
    begin(root);
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      const child = frame.children[frame.next++];
      if (child) begin(child);
      else {
        this.#ids.set(frame.node, numberIn(this.#values, this.#spell(frame.node)));
        open.pop();
      }
    }
  }

  /** The number of a value that was added. */
  of(node: JsonNode): number {
    return this.#ids.get(node) ?? -1;
  }

  /**
   * The number of the value by which an item is matched. `undefined` if the item has no such member, or if its value is an object or array.
   */
  matchOf(item: JsonNode): number | undefined {
    const { matchBy } = this.#equality;
    if (matchBy === '' || item.kind !== 'object') return undefined;
    const value = item.members.find(({ key }) => key === matchBy)?.value;
    return value === undefined || value.kind === 'object' || value.kind === 'array' ? undefined : this.of(value);
  }

  /** A text that two values share exactly if they are equal. */
  #spell(node: JsonArray | JsonObject): string {
    return node.kind === 'array' ? this.#spellArray(node) : this.#spellObject(node);
  }

  #spellArray({ items }: JsonArray): string {
    if (this.#equality.ignoresOrder) return `[${ascending(items.map((item) => this.of(item))).join()}`;
    const matched = items.filter((item) => this.matchOf(item) !== undefined).map((item) => this.of(item));
    const others = items.filter((item) => this.matchOf(item) === undefined).map((item) => this.of(item));
    return `[${ascending(matched).join()};${others.join()}`;
  }

  #spellObject({ members }: JsonObject): string {
    const pairs = members.map(({ key, value }) => [numberIn(this.#keys, key), this.of(value)] as const);
    return `{${pairs
      .toSorted(([a], [b]) => a - b)
      .map((pair) => pair.join(':'))
      .join()}`;
  }
}

/** The number of a text. A new text gets the next number. */
function numberIn(known: Map<string, number>, text: string): number {
  const number = known.get(text) ?? known.size;
  if (number === known.size) known.set(text, number);
  return number;
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

function spellScalar({ kind, text }: JsonScalar): string {
  if (kind === 'string') return `s${decodeJsonString(text)}`;
  return kind === 'number' ? `n${decimalValue(text)}` : text;
}
