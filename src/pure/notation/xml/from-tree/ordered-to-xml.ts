import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { isScalar, type PathLink, type XmlBuilder } from './xml-builder.ts';
import type { XmlElementNode } from './xml-node.ts';

const LEAVES = ['text', 'cdata', 'comment'] as const;
const BESIDE_ROOT = new Set(['comment', 'instruction', 'doctype']);
const NULL: TreeValue = { kind: 'null' };

const member = (value: TreeValue, key: string): TreeValue =>
  (value.kind === 'map' ? value.entries.find((entry) => entry.key === key)?.value : undefined) ?? NULL;

function typeOf(item: TreeValue): string | undefined {
  const type = member(item, 'type');
  return type.kind === 'text' ? type.value : undefined;
}

/** Whether the top level has a list `elements` in which every item has a `type`. */
export function looksOrdered(root: TreeValue): boolean {
  const elements = member(root, 'elements');
  return elements.kind === 'list' && elements.items.every((item) => typeOf(item) !== undefined);
}

/**
 * Schedules the conversion of a value in the ordered mapping, which is the non-compact one of xml-js. Unless there is exactly one root
 * element, everything goes into `rootElement`.
 */
export function buildOrdered(builder: XmlBuilder, root: TreeValue, { rootElement }: { readonly rootElement: string }): void {
  const { document } = builder;
  const declaration = member(root, 'declaration');
  if (declaration.kind === 'map') builder.declaration(member(declaration, 'attributes'));
  const elements = member(root, 'elements');
  if (elements.kind !== 'list') {
    builder.typeMissing();
    return;
  }
  const types = elements.items.map(typeOf);
  const inside = types.filter((type) => type !== undefined && !BESIDE_ROOT.has(type));
  if (inside.length === 1 && inside[0] === 'element') {
    buildItems(builder, document, root, undefined);
    return;
  }
  const isOutside = (_item: TreeValue, index: number) => types[index] === 'doctype';
  const outside: TreeMap = {
    kind: 'map',
    entries: [{ key: 'elements', value: { kind: 'list', items: elements.items.filter(isOutside) } }],
  };
  const rest: TreeMap = {
    kind: 'map',
    entries: [{ key: 'elements', value: { kind: 'list', items: elements.items.filter((item, index) => !isOutside(item, index)) } }],
  };
  builder.later([
    () => buildItems(builder, document, outside, undefined),
    () => buildItems(builder, builder.element(document, rootElement), rest, undefined),
  ]);
}

function buildItems(builder: XmlBuilder, parent: XmlElementNode, holder: TreeValue, path: PathLink | undefined): void {
  const elements = member(holder, 'elements');
  if (elements.kind === 'null') return;
  if (elements.kind !== 'list') builder.typeMissing();
  else {
    const list: PathLink = { parent: path, step: 'elements' };
    builder.later(elements.items.map((item, index) => () => buildItem(builder, parent, item, { parent: list, step: index })));
  }
}

function buildItem(builder: XmlBuilder, parent: XmlElementNode, item: TreeValue, path: PathLink): void {
  const type = typeOf(item);
  const scalar = (key: string) => {
    const value = member(item, key);
    return isScalar(value) ? value : ({ kind: 'null' } as const);
  };
  const nameOf = () => {
    const name = scalar('name');
    return name.kind === 'null' ? '' : 'value' in name ? String(name.value) : '';
  };
  const leaf = LEAVES.find((kind) => kind === type);
  if (leaf) builder.leaf(parent, leaf, scalar(leaf), { parent: path, step: leaf });
  else if (type === 'instruction') builder.instruction(parent, nameOf(), scalar('instruction'), { parent: path, step: 'instruction' });
  else if (type === 'doctype' && parent === builder.document)
    builder.leaf(parent, 'doctype', scalar('doctype'), { parent: path, step: 'doctype' });
  else if (type === 'element') {
    const element = builder.element(parent, nameOf());
    const attributes = member(item, 'attributes');
    const at: PathLink = { parent: path, step: 'attributes' };
    for (const { key, value } of attributes.kind === 'map' ? attributes.entries : [])
      builder.attribute(element, key, value, { parent: at, step: key });
    buildItems(builder, element, item, path);
  } else builder.typeMissing();
}
