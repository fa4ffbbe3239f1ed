import type { XmlDocument, XmlElement } from '@rgrove/parse-xml';
import type { TreeMap } from '../tree/tree-value.ts';
import type { MixedContent } from './mixed-content.ts';
import { SiblingMap } from './sibling-map.ts';
import { walkXml, type XmlVisitor } from './walk-xml.ts';
import { attributeValue, contentValue, textValue, type XmlReading } from './xml-reading.ts';

interface Frame {
  readonly map: SiblingMap;
  readonly pieces: string[];
  hasElements: boolean;
}

/**
 * The short mapping: attributes are `@name`, then children by name in order, then the text as `#text`; an element without attributes and
 * children is its text. Comments are `#comment`; what stands before the root element, but for comments, is left out.
 */
export function toShortMapping(document: XmlDocument, reading: XmlReading, mixed: MixedContent): TreeMap {
  const top: Frame = { map: new SiblingMap(), pieces: [], hasElements: false };
  const frames: Frame[] = [top];
  const here = () => frames.at(-1) ?? top;

  const end = ({ name }: XmlElement) => {
    const { map, pieces, hasElements } = frames.pop() ?? top;
    const text = pieces.join('');
    if (hasElements && pieces.length > 0) mixed.note(name);
    const isText = map.map.entries.length === 0;
    if (!isText && pieces.length > 0) map.add('#text', contentValue(text, reading));
    here().map.add(name, isText ? contentValue(text, reading) : map.map, reading.alwaysLists.has(name));
  };

  const visitor: XmlVisitor = {
    declaration: () => undefined,
    doctype: () => undefined,
    instruction: () => undefined,
    begin({ attributes }) {
      here().hasElements = true;
      const map = new SiblingMap();
      for (const [name, value] of Object.entries(attributes)) map.add(`@${name}`, attributeValue(value, reading));
      frames.push({ map, pieces: [], hasElements: false });
    },
    text: (text) => here().pieces.push(text),
    cdata: (text) => here().pieces.push(text),
    comment: (text) => here().map.add('#comment', textValue(text)),
    end,
  };
  walkXml(document, visitor);
  return top.map.map;
}
