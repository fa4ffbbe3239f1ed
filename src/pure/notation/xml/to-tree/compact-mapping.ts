import type { XmlDocument } from '@rgrove/parse-xml';
import type { TreeMap } from '../../tree/tree-value.ts';
import type { MixedContent } from './mixed-content.ts';
import { SiblingMap } from './sibling-map.ts';
import { walkXml } from './walk-xml.ts';
import { attributesMap, contentValue, declarationMap, textValue, type XmlReading } from './xml-reading.ts';

interface Frame {
  readonly map: SiblingMap;
  hasText: boolean;
  hasElements: boolean;
}

const newFrame = (): Frame => ({ map: new SiblingMap(), hasText: false, hasElements: false });

/**
 * The compact mapping of xml-js: `_attributes`, `_text`, `_cdata`, `_comment`, and `_instruction`, which are lists if there are several;
 * child elements by name; and `_declaration` and `_doctype` (its name) before the root element. An empty element is an empty map.
 */
export function toCompactMapping(document: XmlDocument, reading: XmlReading, mixed: MixedContent): TreeMap {
  const top = newFrame();
  const frames: Frame[] = [top];
  const here = () => frames.at(-1) ?? top;
  const addText = (key: '_text' | '_cdata', text: string) => {
    here().hasText = true;
    here().map.add(key, key === '_text' ? contentValue(text, reading) : textValue(text));
  };

  walkXml(document, {
    declaration: (declaration) => top.map.add('_declaration', mapOf('_attributes', declarationMap(declaration))),
    doctype: ({ name }) => top.map.add('_doctype', textValue(name)),
    instruction: (name, content) => here().map.add('_instruction', mapOf(name, textValue(content))),
    begin({ attributes }) {
      here().hasElements = true;
      const frame = newFrame();
      const map = attributesMap(attributes, reading);
      if (map.entries.length > 0) frame.map.add('_attributes', map);
      frames.push(frame);
    },
    text: (text) => addText('_text', text),
    cdata: (text) => addText('_cdata', text),
    comment: (text) => here().map.add('_comment', textValue(text)),
    end({ name }) {
      const { map, hasText, hasElements } = frames.pop() ?? top;
      if (hasText && hasElements) mixed.note(name);
      here().map.add(name, map.map, reading.alwaysLists.has(name));
    },
  });
  return top.map.map;
}

const mapOf = (key: string, value: TreeMap['entries'][number]['value']): TreeMap => ({ kind: 'map', entries: [{ key, value }] });
