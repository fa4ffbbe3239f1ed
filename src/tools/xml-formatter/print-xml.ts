import type { ValuesOf } from '#core/fields.ts';
import { TextWriter } from '#pure/notation/tree/text-writer.ts';
import { isXmlSpace, trimXmlSpace } from '#pure/notation/xml/xml-characters.ts';
import type { declaration } from './declare.ts';
import type { XmlElement, XmlStructure } from './element-tree.ts';
import type { XmlToken } from './read-tokens.ts';
import { attributesOf, tagName } from './tag-parts.ts';

export interface XmlSource {
  readonly xml: string;
  readonly tokens: readonly XmlToken[];
  readonly structure: XmlStructure;
}

const units = { '2': '  ', '4': '    ', tab: '\t' } as const;

/** Prints a well-formed XML text with new whitespace between attributes, between elements, and around text. */
export class XmlPrinter {
  readonly #source: XmlSource;
  readonly #options: ValuesOf<(typeof declaration)['options']>;
  readonly #writer = new TextWriter();
  readonly #isMinifying: boolean;
  readonly #unit: string;
  #isFirst = true;

  constructor(source: XmlSource, options: ValuesOf<(typeof declaration)['options']>) {
    this.#source = source;
    this.#options = options;
    this.#isMinifying = options.mode === 'minify';
    this.#unit = units[options.indent];
  }

  /** Returns `undefined` if the output exceeds the maximum string length. */
  print(): string | undefined {
    const { tokens, structure } = this.#source;
    let depth = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index];
      const element = structure.elements[index];
      if (!token || this.#isDropped(token)) continue;
      if (token.kind === 'endTag') {
        depth -= 1;
        this.#line(depth, this.#tag(token));
      } else if (!element) {
        this.#line(depth, this.#single(token, depth));
      } else if (this.#hasOnlyChildren(element)) {
        this.#line(depth, this.#tag(token, depth));
        depth += 1;
      } else {
        this.#line(depth, this.#whole(token, index, element, depth));
        index = element.end;
      }
    }
    const text = this.#writer.text();
    return this.#writer.overflow ? undefined : text.replaceAll(/\r\n?/g, '\n');
  }

  #text({ start, end }: XmlToken): string {
    return this.#source.xml.slice(start, end);
  }

  #isDropped(token: XmlToken): boolean {
    return (token.kind === 'comment' && !this.#options.keepComments) || (token.kind === 'text' && isXmlSpace(this.#text(token)));
  }

  #hasOnlyChildren({ hasText, hasChildren, hasMarkup, isPreserved }: XmlElement): boolean {
    return !isPreserved && !hasText && (hasChildren || hasMarkup);
  }

  #line(depth: number, content: string): void {
    if (!this.#isMinifying && !this.#isFirst) this.#writer.write(`\n${this.#unit.repeat(depth)}`);
    this.#isFirst = false;
    this.#writer.write(content);
  }

  /** A tag with its attributes separated by single spaces or on separate lines, indented for the depth. */
  #tag(token: XmlToken, depth?: number): string {
    const source = this.#text(token);
    if (token.kind === 'endTag') return `</${tagName(source)}>`;
    const attributes = attributesOf(source).map(({ name, value }) => `${name}=${value}`);
    const end = token.kind === 'emptyTag' ? '/>' : '>';
    const isSpread = this.#options.oneAttributePerLine && !this.#isMinifying && depth !== undefined && attributes.length > 1;
    if (!isSpread) return `<${[tagName(source), ...attributes].join(' ')}${end}`;
    const line = `\n${this.#unit.repeat(depth)}`;
    return `<${tagName(source)}${attributes.map((attribute) => line + this.#unit + attribute).join('')}${line}${end}`;
  }

  #single(token: XmlToken, depth: number): string {
    if (token.kind !== 'emptyTag') return this.#text(token);
    const tag = this.#tag(token, depth);
    return this.#options.emptyElements === 'startAndEnd' ? `${tag.slice(0, -2)}></${tagName(this.#text(token))}>` : tag;
  }

  /** An element that is empty, contains text, or preserves whitespace. */
  #whole(token: XmlToken, index: number, element: XmlElement, depth: number): string {
    if (element.isPreserved) return this.#copy(index, element.end, (part) => this.#text(part));
    const start = this.#tag(token, depth);
    const end = `</${element.name}>`;
    if (!element.hasText) return this.#options.emptyElements === 'selfClosing' ? `${start.slice(0, -1)}/>` : start + end;
    const content = this.#copy(index + 1, element.end - 1, (part) => (part.kind.endsWith('Tag') ? this.#tag(part) : this.#text(part)));
    if (element.hasChildren && this.#isMinifying) return start + content + end;
    const text = trimXmlSpace(content);
    if (element.hasChildren || element.hasCdata || this.#isMinifying || !this.#options.textOnItsOwnLine) return start + text + end;
    const line = `\n${this.#unit.repeat(depth)}`;
    return start + line + this.#unit + text + line + end;
  }

  #copy(first: number, last: number, write: (token: XmlToken) => string): string {
    const kept = this.#source.tokens.slice(first, last + 1).filter(({ kind }) => kind !== 'comment' || this.#options.keepComments);
    return kept.map(write).join('');
  }
}
