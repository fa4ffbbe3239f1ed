import { NAME } from './xml-names.ts';

/** A reference to a general entity that XML does not predefine. */
export interface EntityReference {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isInAttribute: boolean;
}

export const PREDEFINED_ENTITIES: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

const PIECE = new RegExp(
  `<!--[^]*?(?:-->|$)|<!\\[CDATA\\[[^]*?(?:\\]\\]>|$)|<\\?[^]*?(?:\\?>|$)|<(?<tag>(?:"[^"]*"|'[^']*'|[^>"'])*)|&(?<name>${NAME});`,
  'gu',
);
const IN_TAG = new RegExp(`&(${NAME});`, 'gu');

/** The references in the content and attribute values of a well-formed text, starting at `from`, in text order. */
export function entityReferences(xml: string, from = 0): readonly EntityReference[] {
  const references: EntityReference[] = [];
  const add = (name: string, start: number, isInAttribute: boolean): void => {
    if (!PREDEFINED_ENTITIES.has(name)) references.push({ name, start, end: start + name.length + '&;'.length, isInAttribute });
  };
  const pieces = new RegExp(PIECE);
  pieces.lastIndex = from;
  for (let piece = pieces.exec(xml); piece; piece = pieces.exec(xml)) {
    const { tag, name } = piece.groups ?? {};
    if (name !== undefined) add(name, piece.index, false);
    if (tag?.includes('&') === true)
      for (const found of tag.matchAll(IN_TAG)) add(found[1] ?? '', piece.index + '<'.length + found.index, true);
  }
  return references;
}
