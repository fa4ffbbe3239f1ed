import type { TreeDocument, TreeValue } from '#pure/notation/tree/tree-value.ts';
import type { Source } from './format.ts';

/** The only document of a source. Several documents become one list. */
export function oneDocument({ documents }: Source): TreeDocument {
  const [first] = documents;
  if (first && documents.length === 1) return first;
  return { value: { kind: 'list', items: documents.map(({ value }) => value) }, head: [], tail: [] };
}

/** A document without comments of its own. Comments can only belong to values. */
export const documentOf = (value: TreeValue): TreeDocument => ({ value, head: [], tail: [] });

/** The source for a text with only white space. */
export const emptySource: Source = { documents: [], hasComments: false, notices: [] };
