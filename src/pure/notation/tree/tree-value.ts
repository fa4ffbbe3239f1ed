/**
 * What every reader of a data format gives and every writer takes. Nothing in it has gone through a JavaScript object or a double, so
 * the order of keys, integers of any size and the digits of floats are those of the source. Values may be shared (an alias of YAML):
 * nobody changes a tree that he did not build.
 */
export type TreeValue = TreeNull | TreeBoolean | TreeText | TreeInteger | TreeFloat | TreeDateTime | TreeBinary | TreeList | TreeMap;

interface Commentable {
  comments?: Comments;
}

/** The comments of a value, each line without its mark and beginning with the space that separates it from one. */
export interface Comments {
  /** Lines above the entry or item that the value stands in. */
  above?: readonly string[];
  /** On the line of the value. */
  beside?: string;
  /** In a list or map, lines after its last item. */
  end?: readonly string[];
}

export interface TreeNull extends Commentable {
  readonly kind: 'null';
}

export interface TreeBoolean extends Commentable {
  readonly kind: 'boolean';
  readonly value: boolean;
}

export interface TreeText extends Commentable {
  readonly kind: 'text';
  readonly value: string;
}

export interface TreeInteger extends Commentable {
  readonly kind: 'integer';
  readonly value: bigint;
}

export interface TreeFloat extends Commentable {
  readonly kind: 'float';
  /** The number as JSON writes it, with the digits of the source (`1.0`, `1e3`); empty for infinities and nan. */
  readonly digits: string;
  readonly value: number;
}

export interface TreeDateTime extends Commentable {
  readonly kind: 'dateTime';
  /** As it stands in the source. */
  readonly text: string;
}

export interface TreeBinary extends Commentable {
  readonly kind: 'binary';
  readonly bytes: Uint8Array;
}

export interface TreeList extends Commentable {
  readonly kind: 'list';
  readonly items: TreeValue[];
}

export interface TreeMap extends Commentable {
  readonly kind: 'map';
  /** In the order of the source; no key occurs twice. */
  readonly entries: TreeEntry[];
}

export interface TreeEntry {
  readonly key: string;
  readonly value: TreeValue;
}

/** One document of a source: its value, and the comments that belong to no value. */
export interface TreeDocument {
  readonly value: TreeValue;
  /** Lines at the top, set off by a blank line. */
  readonly head: readonly string[];
  /** Lines after the value. */
  readonly tail: readonly string[];
}
