import type { XmlDocument } from '@rgrove/parse-xml';
import type { TreeEntry, TreeList, TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { walkXml } from './walk-xml.ts';
import { attributesMap, contentValue, declarationMap, textValue, type XmlReading } from './xml-reading.ts';

/**
 * The ordered mapping, which is the non-compact one of xml-js: `elements` is a list of all nodes in order, each with its `type` and, where
 * applicable, `name`, `attributes`, `elements`, `text`, `cdata`, `comment`, `instruction`, and `doctype` (its source, starting with the
 * name).
 */
export function toOrderedMapping(document: XmlDocument, source: string, reading: XmlReading): TreeMap {
  const top: TreeMap = { kind: 'map', entries: [] };
  const open: { readonly map: TreeMap; elements: TreeList | undefined }[] = [{ map: top, elements: undefined }];

  const add = (type: string, ...members: readonly (readonly [string, TreeValue])[]): TreeMap => {
    const node: TreeMap = { kind: 'map', entries: [['type', textValue(type)] as const, ...members].map(toEntry) };
    const parent = open.at(-1);
    if (parent) {
      if (!parent.elements) parent.map.entries.push({ key: 'elements', value: (parent.elements = { kind: 'list', items: [] }) });
      parent.elements.items.push(node);
    }
    return node;
  };

  walkXml(document, {
    declaration: (declaration) =>
      top.entries.push({ key: 'declaration', value: { kind: 'map', entries: [toEntry(['attributes', declarationMap(declaration)])] } }),
    doctype: ({ start, end }) => add('doctype', ['doctype', textValue(source.slice(start + '<!DOCTYPE'.length, end - 1).trim())]),
    instruction: (name, content) =>
      content === ''
        ? add('instruction', ['name', textValue(name)])
        : add('instruction', ['name', textValue(name)], ['instruction', textValue(content)]),
    begin({ name, attributes }) {
      const map = attributesMap(attributes, reading);
      const node =
        map.entries.length > 0 ? add('element', ['name', textValue(name)], ['attributes', map]) : add('element', ['name', textValue(name)]);
      open.push({ map: node, elements: undefined });
    },
    text: (text) => add('text', ['text', contentValue(text, reading)]),
    cdata: (text) => add('cdata', ['cdata', textValue(text)]),
    comment: (text) => add('comment', ['comment', textValue(text)]),
    end: () => open.pop(),
  });
  return top;
}

const toEntry = ([key, value]: readonly [string, TreeValue]): TreeEntry => ({ key, value });
