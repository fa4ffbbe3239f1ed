import { isXmlSpace } from '#pure/notation/xml/xml-characters.ts';
import type { XmlToken } from './read-tokens.ts';
import { attributesOf, tagName } from './tag-parts.ts';

/** The contents of an element. */
export interface XmlElement {
  readonly name: string;
  /** The token index of its end tag. */
  end: number;
  hasText: boolean;
  hasCdata: boolean;
  /** Whether it contains elements or comments. */
  hasChildren: boolean;
  hasMarkup: boolean;
  /** Whether the source contains `xml:space="preserve"`. */
  readonly isPreserved: boolean;
}

export interface XmlStructure {
  /** The element at the index of each start tag, and `undefined` at other tokens. */
  readonly elements: readonly (XmlElement | undefined)[];
  readonly rootCount: number;
}

/** Whether a start tag contains `xml:space="preserve"`. */
const isPreserving = (tag: string): boolean =>
  attributesOf(tag).some(({ name, value }) => name === 'xml:space' && value.slice(1, -1) === 'preserve');

/** Matches start and end tags of a well-formed text and records the contents of each element. */
export function readStructure(xml: string, tokens: readonly XmlToken[], keepComments: boolean): XmlStructure {
  const elements: (XmlElement | undefined)[] = Array.from({ length: tokens.length });
  const open: XmlElement[] = [];
  let rootCount = 0;
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const parent = open.at(-1);
    if (kind === 'text' || kind === 'cdata') {
      if (!parent || (kind === 'text' && isXmlSpace(xml.slice(start, end)))) continue;
      parent.hasText = true;
      parent.hasCdata ||= kind === 'cdata';
    } else if (kind === 'comment') {
      if (parent && keepComments) parent.hasChildren = true;
    } else if (kind === 'markup') {
      if (parent) parent.hasMarkup = true;
    } else if (kind === 'endTag') {
      if (parent) parent.end = index;
      open.pop();
    } else {
      if (parent) parent.hasChildren = true;
      else rootCount += 1;
      if (kind === 'emptyTag') continue;
      const tag = xml.slice(start, end);
      const element: XmlElement = {
        name: tagName(tag),
        end: tokens.length,
        hasText: false,
        hasCdata: false,
        hasChildren: false,
        hasMarkup: false,
        isPreserved: isPreserving(tag),
      };
      elements[index] = element;
      open.push(element);
    }
  }
  return { elements, rootCount };
}
