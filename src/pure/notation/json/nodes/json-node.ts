/**
 * A JSON value in the words of its source: order, repeated names, the digits of numbers and the spelling of strings are kept. What only
 * JSON5 has is spelled as JSON has it.
 */
export type JsonNode = JsonScalar | JsonArray | JsonObject;

export interface JsonScalar {
  /** `nonFinite` are Infinity, -Infinity and NaN, which JSON does not have. */
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'nonFinite';
  /** A string stands in its double quotes. */
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
  /** A string in its double quotes. */
  readonly name: string;
  /** What the name says, its escapes decoded. */
  readonly key: string;
  readonly value: JsonNode;
}

/** What a string in its double quotes says. */
export const decodeJsonString = (text: string): string => (text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1)); // a string of JSON is a string

/** The elements of an array or the values of an object's members, repeated ones included. */
export const childrenOf = (node: JsonNode): readonly JsonNode[] =>
  node.kind === 'array' ? node.items : node.kind === 'object' ? node.members.map(({ value }) => value) : [];
