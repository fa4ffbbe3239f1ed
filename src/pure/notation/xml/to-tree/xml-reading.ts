import { XmlDeclaration } from '@rgrove/parse-xml';
import { readNumber } from '../../json/read-number.ts';
import { TreeMapBuilder } from '../../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { trimXmlSpace } from '../xml-characters.ts';

/** How the content of a document is understood, whatever the mapping. */
export interface XmlReading {
  /** Texts and values of attributes that are exactly a number, true or false in JSON become that. */
  readonly detectTypes: boolean;
  readonly trimText: boolean;
  /** Names of elements that become lists even where they occur once. */
  readonly alwaysLists: ReadonlySet<string>;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const textValue = (text: string): TreeValue => ({ kind: 'text', value: text });

/** The value of an attribute. */
export function attributeValue(text: string, { detectTypes }: XmlReading): TreeValue {
  if (!detectTypes) return textValue(text);
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true' };
  // An integer of the tree has no -0.
  if (text === '-0') return { kind: 'float', digits: text, value: -0 };
  return JSON_NUMBER.test(text) ? readNumber(text) : textValue(text);
}

/** What stands between tags. */
export const contentValue = (text: string, reading: XmlReading): TreeValue =>
  attributeValue(reading.trimText ? trimXmlSpace(text) : text, reading);

/** Attributes by name, each with a mark in front. */
export function attributesMap(attributes: Readonly<Record<string, string>>, reading: XmlReading): TreeMap {
  return { kind: 'map', entries: Object.keys(attributes).map((key) => ({ key, value: attributeValue(attributes[key] ?? '', reading) })) };
}

/** What an XML declaration says, in its order. */
export function declarationMap({ version, encoding, standalone }: XmlDeclaration): TreeMap {
  const said = new TreeMapBuilder();
  said.set('version', textValue(version));
  if (encoding !== null) said.set('encoding', textValue(encoding));
  if (standalone !== null) said.set('standalone', textValue(standalone));
  return said.map;
}
