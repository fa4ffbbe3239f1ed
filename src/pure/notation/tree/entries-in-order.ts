import type { TreeEntry, TreeMap } from './tree-value.ts';

/** The entries of a map in output order: as in the source, or sorted by the UTF-16 code units of the key (RFC 8785, section 3.2.3). */
export const entriesInOrder = ({ entries }: TreeMap, sortKeys: boolean): readonly TreeEntry[] =>
  sortKeys ? entries.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)) : entries;
