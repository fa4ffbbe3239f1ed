import type { TreeDocument, TreeValue } from '#pure/notation/tree/tree-value.ts';
import type { Source } from './format.ts';

/** The only document of a source; several are one list. */
export function oneDocument({ documents }: Source): TreeDocument {
  const [first] = documents;
  if (first && documents.length === 1) return first;
  return { value: { kind: 'list', items: documents.map(({ value }) => value) }, head: [], tail: [] };
}

/** A document whose comments, if it has any, all belong to a value. */
export const documentOf = (value: TreeValue): TreeDocument => ({ value, head: [], tail: [] });

/** What is found in a text of white space alone. */
export const emptySource: Source = { documents: [], hasComments: false, notices: [] };
