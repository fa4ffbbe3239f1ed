import { fail, ok, type Result } from '#core/result.ts';
import { isXmlSpace } from '#formats/xml/xml-characters.ts';
import type { XmlToken } from './read-tokens.ts';
import { type AttributeSource, attributesOf, tagName } from './tag-parts.ts';

/** What an element holds. */
export interface XmlElement {
  readonly name: string;
  /** Index of the token of its end tag. */
  end: number;
  hasText: boolean;
  hasCdata: boolean;
  /** Child elements or comments. */
  hasChildren: boolean;
  hasMarkup: boolean;
  /** Whether the source says `xml:space="preserve"`. */
  readonly isPreserved: boolean;
}

export interface XmlStructure {
  /** At the index of its start tag; nothing at those of other tokens. */
  readonly elements: readonly (XmlElement | undefined)[];
  readonly rootCount: number;
}

export type StructureError = 'wrongEndTag' | 'unclosedElement' | 'textOutside' | 'repeatedAttribute';

interface Open {
  readonly index: number;
  readonly element: XmlElement;
}

function repeatedAttribute(attributes: readonly AttributeSource[]): AttributeSource | undefined {
  if (attributes.length < 2) return undefined;
  const names = new Set<string>();
  return attributes.find(({ name }) => names.size === names.add(name).size);
}

const isPreserving = (attributes: readonly AttributeSource[]): boolean =>
  attributes.some(({ name, value }) => name === 'xml:space' && value.slice(1, -1) === 'preserve');

/**
 * Which end tag belongs to which start tag, and what is between them. Errors, the first of them, with the offset `at`: `wrongEndTag` with
 * `found`, `expected` and the offset `openedAt`; `unclosedElement` with `name`; `textOutside`; `repeatedAttribute` with `name`.
 */
export function readStructure(xml: string, tokens: readonly XmlToken[], keepComments: boolean): Result<XmlStructure, StructureError> {
  const elements: (XmlElement | undefined)[] = Array.from({ length: tokens.length });
  const open: Open[] = [];
  let rootCount = 0;
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const parent = open.at(-1)?.element;
    if (kind === 'text' || kind === 'cdata') {
      const text = xml.slice(start, end);
      if (kind === 'text' && isXmlSpace(text)) continue;
      if (!parent) return fail('textOutside', { at: start + text.search(/[^ \t\r\n]/) });
      parent.hasText = true;
      parent.hasCdata ||= kind === 'cdata';
    } else if (kind === 'comment') {
      if (parent && keepComments) parent.hasChildren = true;
    } else if (kind === 'markup') {
      if (parent) parent.hasMarkup = true;
    } else if (kind === 'endTag') {
      const found = tagName(xml.slice(start, end));
      const last = open.pop();
      if (!last || !parent) return ok({ elements, rootCount }); // the parser says what is wrong with it
      if (found !== parent.name)
        return fail('wrongEndTag', { at: start, values: { found, expected: parent.name, openedAt: tokens[last.index]?.start ?? 0 } });
      parent.end = index;
    } else {
      const tag = xml.slice(start, end);
      const attributes = attributesOf(tag);
      const repeated = repeatedAttribute(attributes);
      if (repeated) return fail('repeatedAttribute', { at: start + repeated.at, values: { name: repeated.name } });
      if (parent) parent.hasChildren = true;
      else rootCount += 1;
      if (kind === 'emptyTag') continue;
      const element: XmlElement = {
        name: tagName(tag),
        end: tokens.length,
        hasText: false,
        hasCdata: false,
        hasChildren: false,
        hasMarkup: false,
        isPreserved: isPreserving(attributes),
      };
      elements[index] = element;
      open.push({ index, element });
    }
  }
  const unclosed = open.at(-1);
  const isWhole = tokens.at(-1)?.end === xml.length;
  return unclosed && isWhole
    ? fail('unclosedElement', { at: xml.length, values: { name: unclosed.element.name } })
    : ok({ elements, rootCount });
}
