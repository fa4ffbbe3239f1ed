import type { TreeEntry, TreeList, TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { isScalar, type PathLink, type XmlBuilder } from './xml-builder.ts';
import type { XmlElementNode } from './xml-node.ts';

/** A mapping in which map entries are child elements, except for some special keys. */
export interface KeyedMapping {
  /** Whether a top-level entry is outside the root element. */
  readonly isProlog: (entry: TreeEntry) => boolean;
  /** The key of comments, which are also allowed outside the root element. */
  readonly comment: string;
  /** Whether a key does not name a child element. */
  readonly isSpecial: (key: string) => boolean;
  /** Writes an entry with a special key. Returns false if it is a child element after all. */
  readonly place: (builder: XmlBuilder, parent: XmlElementNode, entry: TreeEntry, path: PathLink) => boolean;
}

export interface XmlElementNames {
  readonly rootElement: string;
  readonly listItemElement: string;
}

const stepFrom = (parent: PathLink | undefined, step: string | number): PathLink => ({ parent, step });

/**
 * Schedules the conversion of a value in a mapping with special keys. A map with a single child that is not a list is the root element;
 * anything else goes into `rootElement`.
 */
export function buildKeyed(builder: XmlBuilder, root: TreeValue, mapping: KeyedMapping, names: XmlElementNames): void {
  const { document } = builder;
  const fill = (element: XmlElementNode, value: TreeValue, path: PathLink | undefined): void => {
    if (value.kind === 'list') {
      builder.later(value.items.map((item, index) => () => one(element, names.listItemElement, item, stepFrom(path, index))));
    } else if (value.kind === 'map') builder.later(value.entries.map((entry) => () => place(element, entry, stepFrom(path, entry.key))));
    else builder.leaf(element, 'text', value, path);
  };
  const one = (parent: XmlElementNode, name: string, value: TreeValue, path: PathLink | undefined): void =>
    fill(builder.element(parent, name), value, path);
  const place = (parent: XmlElementNode, entry: TreeEntry, path: PathLink): void => {
    const { key, value } = entry;
    if (mapping.place(builder, parent, entry, path)) return;
    if (value.kind === 'list') builder.later(value.items.map((item, index) => () => one(parent, key, item, stepFrom(path, index))));
    else one(parent, key, value, path);
  };

  if (root.kind !== 'map') {
    one(document, names.rootElement, root, undefined);
    return;
  }
  const content = root.entries.filter((entry) => !mapping.isProlog(entry));
  const [only, ...others] = content.filter(({ key, value }) => key !== mapping.comment || !isScalars(value));
  if (only && others.length === 0 && only.value.kind !== 'list' && !mapping.isSpecial(only.key)) fill(document, root, undefined);
  else {
    builder.later([
      () => fill(document, { kind: 'map', entries: root.entries.filter(mapping.isProlog) }, undefined),
      () => one(document, names.rootElement, { kind: 'map', entries: content }, undefined),
    ]);
  }
}

/** Whether a value is a scalar or a list of scalars. */
export const isScalars = (value: TreeValue): boolean => isScalar(value) || (value.kind === 'list' && value.items.every(isScalar));

/** The scalars of a value that passes `isScalars`, each with its path. */
export function scalarsOf(value: TreeValue, path: PathLink): readonly (readonly [Exclude<TreeValue, TreeList | TreeMap>, PathLink])[] {
  if (isScalar(value)) return [[value, path]];
  return value.kind === 'list'
    ? value.items.flatMap((item, index) => (isScalar(item) ? [[item, stepFrom(path, index)] as const] : []))
    : [];
}
