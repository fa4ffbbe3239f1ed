import type { XmlDocument } from '@rgrove/parse-xml';
import type { TreeMap } from '../../tree/tree-value.ts';
import type { MixedContent } from './mixed-content.ts';
import { SiblingMap } from './sibling-map.ts';
import { walkXml } from './walk-xml.ts';
import { attributeValue, contentValue, textValue, type XmlReading } from './xml-reading.ts';

/** An element that is being read. Most elements contain only text, so the map is created on demand. */
interface Frame {
  map: SiblingMap | undefined;
  text: string | undefined;
  hasElements: boolean;
}

const newFrame = (): Frame => ({ map: undefined, text: undefined, hasElements: false });

/**
 * The short mapping: attributes as `@name`, then child elements by name in order, then the text as `#text`. An element without attributes
 * and children becomes its text. Comments are `#comment`; everything else before the root element is left out.
 */
export function toShortMapping(document: XmlDocument, reading: XmlReading, mixed: MixedContent): TreeMap {
  const top = newFrame();
  const frames: Frame[] = [top];
  const here = () => frames.at(-1) ?? top;
  const mapOf = (frame: Frame): SiblingMap => (frame.map ??= new SiblingMap());
  const addText = (text: string) => {
    const frame = here();
    frame.text = frame.text === undefined ? text : frame.text + text;
  };

  walkXml(document, {
    declaration: () => undefined,
    doctype: () => undefined,
    instruction: () => undefined,
    begin({ attributes }) {
      here().hasElements = true;
      const frame = newFrame();
      for (const name of Object.keys(attributes)) mapOf(frame).add(`@${name}`, attributeValue(attributes[name] ?? '', reading));
      frames.push(frame);
    },
    text: addText,
    cdata: addText,
    comment: (text) => mapOf(here()).add('#comment', textValue(text)),
    end({ name }) {
      const { map, text, hasElements } = frames.pop() ?? top;
      if (hasElements && text !== undefined) mixed.note(name);
      if (map && text !== undefined) map.add('#text', contentValue(text, reading));
      mapOf(here()).add(name, map ? map.map : contentValue(text ?? '', reading), reading.alwaysLists.has(name));
    },
  });
  return mapOf(top).map;
}
