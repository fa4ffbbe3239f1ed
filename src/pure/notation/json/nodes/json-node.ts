/**
 * A JSON value that preserves its source: order, repeated names, digits of numbers, and spelling of strings. JSON5 syntax is converted to
 * JSON.
 */
export type JsonNode = JsonScalar | JsonArray | JsonObject;

export interface JsonScalar {
  /** `nonFinite` is Infinity, -Infinity, or NaN, which JSON lacks. */
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'nonFinite';
  /** The source text. A string includes its double quotes. */
  readonly text: string;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  /** The name as a string in double quotes. */
  readonly name: string;
  /** The name with its escapes decoded. */
  readonly key: string;
  readonly value: JsonNode;
}

/** The content of a string in double quotes. */
export const decodeJsonString = (text: string): string => (text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)); // a JSON string

/** The elements of an array, or the values of an object, including those of repeated names. */
export const childrenOf = (node: JsonNode): readonly JsonNode[] =>
  node.kind === 'array' ? node.items : node.kind === 'object' ? node.members.map(({ value }) => value) : [];
