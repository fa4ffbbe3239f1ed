import { XmlDeclaration } from '@rgrove/parse-xml';
import { readNumber } from '../../json/read-number.ts';
import { TreeMapBuilder } from '../../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { trimXmlSpace } from '../xml-characters.ts';

/** How content is interpreted in any mapping. */
export interface XmlReading {
  /** Whether texts and attribute values that are JSON numbers or booleans become such values. */
  readonly detectTypes: boolean;
  readonly trimText: boolean;
  /** The names of elements that become lists even if they occur only once. */
  readonly alwaysLists: ReadonlySet<string>;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const textValue = (text: string): TreeValue => ({ kind: 'text', value: text });

/** Reads the value of an attribute. */
export function attributeValue(text: string, { detectTypes }: XmlReading): TreeValue {
  if (!detectTypes) return textValue(text);
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true' };
  // Tree integers have no -0.
  if (text === '-0') return { kind: 'float', digits: text, value: -0 };
  return JSON_NUMBER.test(text) ? readNumber(text) : textValue(text);
}

/** Reads the text between tags. */
export const contentValue = (text: string, reading: XmlReading): TreeValue =>
  attributeValue(reading.trimText ? trimXmlSpace(text) : text, reading);

/** The attributes of an element, by name. */
export function attributesMap(attributes: Readonly<Record<string, string>>, reading: XmlReading): TreeMap {
  return { kind: 'map', entries: Object.keys(attributes).map((key) => ({ key, value: attributeValue(attributes[key] ?? '', reading) })) };
}

/** The members of an XML declaration, in order. */
export function declarationMap({ version, encoding, standalone }: XmlDeclaration): TreeMap {
  const attributes = new TreeMapBuilder();
  attributes.set('version', textValue(version));
  if (encoding !== null) attributes.set('encoding', textValue(encoding));
  if (standalone !== null) attributes.set('standalone', textValue(standalone));
  return attributes.map;
}
