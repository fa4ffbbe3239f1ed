/**
 * The common result of all data format readers, and the input of all writers. Values never pass through JavaScript objects or doubles, so
 * the order of keys, integers of any size, and the digits of floats are preserved. Values may be shared (YAML aliases), so only the builder
 * of a tree may change it.
 */
export type TreeValue = TreeNull | TreeBoolean | TreeText | TreeInteger | TreeFloat | TreeDateTime | TreeBinary | TreeList | TreeMap;

interface Commentable {
  comments?: Comments;
}

/** The comments of a value. Each line is without its mark, and begins with the space that separates it from the mark. */
export interface Comments {
  /** Lines above the entry or item that contains the value. */
  above?: readonly string[];
  /** Comment on the same line as the value. */
  beside?: string;
  /** For a list or map, lines after its last item. */
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
  /** The number in JSON syntax, with the digits of the source (`1.0`, `1e3`); empty for infinities and NaN. */
  readonly digits: string;
  readonly value: number;
}

export interface TreeDateTime extends Commentable {
  readonly kind: 'dateTime';
  /** The source text. */
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
  /** Entries in source order with unique keys. */
  readonly entries: TreeEntry[];
}

export interface TreeEntry {
  readonly key: string;
  readonly value: TreeValue;
}

/** A document: its value, and the comments that do not belong to a value. */
export interface TreeDocument {
  readonly value: TreeValue;
  /** Lines at the top, followed by a blank line. */
  readonly head: readonly string[];
  /** Lines after the value. */
  readonly tail: readonly string[];
}
