import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';

/** A value of the first document, of the second, or of both at the same position. */
export interface Step {
  /** JSON Pointers to the object or array that contains the value in each document. `undefined` for the documents themselves. */
  readonly parent: { readonly before: string; readonly after: string } | undefined;
  readonly before: JsonNode | undefined;
  readonly after: JsonNode | undefined;
  /** The key or index in the first document. */
  readonly beforeName: string | number;
  /** The key or index in the second document. For a removed item, its index after all changes before it are applied. */
  readonly afterName: string | number;
  /** The key as written, with its double quotes. Empty in an array. */
  readonly label: string;
}

/** A step where both documents have a value. */
export interface PairStep extends Step {
  readonly before: JsonNode;
  readonly after: JsonNode;
}

export type Change = 'added' | 'removed' | 'changed';
