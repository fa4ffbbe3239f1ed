import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { isScalars, type KeyedMapping, scalarsOf } from './keyed-to-xml.ts';
import { isScalar, type PathLink, type XmlBuilder } from './xml-builder.ts';
import type { XmlElementNode, XmlLeafNode } from './xml-node.ts';

const LEAVES: Readonly<Record<string, XmlLeafNode['kind']>> = { _text: 'text', _cdata: 'cdata', _comment: 'comment' };
/** Keys that identify the compact mapping. */
const SIGNS = new Set(['_attributes', '_text', '_cdata', '_declaration']);

/** The compact mapping of xml-js. */
export const compactToXml: KeyedMapping = {
  isProlog: ({ key, value }) =>
    (key === '_declaration' && value.kind === 'map') ||
    (key === '_doctype' && isScalar(value)) ||
    (key === '_instruction' && isInstructions(value)),
  comment: '_comment',
  isSpecial: (key) => key === '_attributes' || Object.hasOwn(LEAVES, key),
  place(builder, parent, { key, value }, path) {
    const leaf = Object.hasOwn(LEAVES, key) ? LEAVES[key] : undefined;
    if (leaf && isScalars(value)) for (const [scalar, at] of scalarsOf(value, path)) builder.leaf(parent, leaf, scalar, at);
    else if (key === '_attributes' && value.kind === 'map') {
      for (const { key: name, value: content } of value.entries) builder.attribute(parent, name, content, { parent: path, step: name });
    } else if (key === '_instruction' && isInstructions(value)) placeInstructions(builder, parent, value, path);
    else if (parent === builder.document && key === '_declaration' && value.kind === 'map')
      builder.declaration(memberOf(value, '_attributes'));
    else if (parent === builder.document && key === '_doctype' && isScalar(value)) builder.leaf(parent, 'doctype', value, path);
    else return false;
    return true;
  },
};

const isInstruction = (value: TreeValue): value is TreeMap => value.kind === 'map' && value.entries.every((entry) => isScalar(entry.value));
const isInstructions = (value: TreeValue): boolean => isInstruction(value) || (value.kind === 'list' && value.items.every(isInstruction));

function placeInstructions(builder: XmlBuilder, parent: XmlElementNode, value: TreeValue, path: PathLink): void {
  for (const instruction of value.kind === 'list' ? value.items : [value]) {
    for (const { key, value: content } of instruction.kind === 'map' ? instruction.entries : []) {
      if (isScalar(content)) builder.instruction(parent, key, content, { parent: path, step: key });
    }
  }
}

const memberOf = ({ entries }: TreeMap, key: string): TreeValue => entries.find((entry) => entry.key === key)?.value ?? { kind: 'null' };

/** Whether any of the keys that identify the compact mapping occurs. */
export function looksCompact(root: TreeValue): boolean {
  const open: TreeValue[] = [root];
  for (let value = open.pop(); value; value = open.pop()) {
    if (value.kind === 'list') for (const item of value.items) open.push(item);
    else if (value.kind === 'map') {
      if (value.entries.some(({ key }) => SIGNS.has(key))) return true;
      for (const entry of value.entries) open.push(entry.value);
    }
  }
  return false;
}
