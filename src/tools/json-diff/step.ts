import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';

/** A value of the first document, of the second, or both, where they stand in the same place. */
export interface Step {
  /** Where the value is that holds it, in each document, as a JSON Pointer; none for the documents themselves. */
  readonly parent: { readonly before: string; readonly after: string } | undefined;
  readonly before: JsonNode | undefined;
  readonly after: JsonNode | undefined;
  /** Its key or index in the first document's value. */
  readonly beforeName: string | number;
  /** The same in the second's; of an item that was removed, the index it has once all before it is as in the second. */
  readonly afterName: string | number;
  /** The key as it is written, in its double quotes; empty in an array. */
  readonly label: string;
}

/** A step where both documents have a value. */
export interface PairStep extends Step {
  readonly before: JsonNode;
  readonly after: JsonNode;
}

export type Change = 'added' | 'removed' | 'changed';
