import { serializeAttribute } from '#pure/notation/html/escape-markup.ts';
import { isImageAddress, isLinkAddress } from './addresses.ts';
import type { RichMark, RichNode } from './rich-node.ts';

type Attributes = RichNode['attrs'];

const attribute = (name: string, value: string): string => ` ${name}="${serializeAttribute(value)}"`;

/** Writes the attribute if its value is a permitted string. */
function textAttribute(attributes: Attributes, name: string, isAllowed: (value: string) => boolean = () => true): string {
  const value = attributes?.[name];
  return typeof value === 'string' && isAllowed(value) ? attribute(name, value) : '';
}

/** A number or a string as text. Empty for anything else. */
const numeral = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

/** Writes a whole number, by default only above 1, because 1 is the value without the attribute. */
function countAttribute(attributes: Attributes, name: string, isWritten = (value: number) => value > 1): string {
  const value = Number(numeral(attributes?.[name]) || Number.NaN);
  return Number.isSafeInteger(value) && isWritten(value) ? attribute(name, String(value)) : '';
}

const ALIGNMENTS: readonly unknown[] = ['left', 'center', 'right', 'justify'];

function alignment(value: unknown): string {
  return ALIGNMENTS.includes(value) ? attribute('style', `text-align: ${String(value)}`) : '';
}

/** Whether a value is a size in HTML: pixels, or a percentage of the container. */
const isSize = (value: string): boolean => /^\d+(?:\.\d+)?%?$/.test(value);

function size(attributes: Attributes, name: string): string {
  const value = numeral(attributes?.[name]);
  return isSize(value) ? attribute(name, value) : '';
}

// Accepts hexadecimal digits, a name, or a function with numbers: nothing that could end the declaration or fetch something.
export const isColor = (value: string): boolean =>
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))$/i.test(value);

/** The start and end tags of a mark, or `undefined` if the mark is dropped. */
export function tagsOfMark({ type, attrs }: RichMark): readonly [start: string, end: string] | undefined {
  switch (type) {
    case 'bold':
      return ['<strong>', '</strong>'];
    case 'italic':
      return ['<em>', '</em>'];
    case 'underline':
      return ['<u>', '</u>'];
    case 'strike':
      return ['<s>', '</s>'];
    case 'code':
      return ['<code>', '</code>'];
    case 'highlight':
      return ['<mark>', '</mark>'];
    case 'link': {
      const href = textAttribute(attrs, 'href', isLinkAddress);
      return href === '' ? undefined : [`<a${href}>`, '</a>'];
    }
    case 'textStyle': {
      const color = attrs?.['color'];
      return typeof color === 'string' && isColor(color) ? [`<span${attribute('style', `color: ${color}`)}>`, '</span>'] : undefined;
    }
    default:
      return undefined;
  }
}

const LEVELS: readonly unknown[] = [1, 2, 3, 4, 5, 6];

/** The attributes of `td` and `th`. */
const cell = (attrs: Attributes): string =>
  countAttribute(attrs, 'colspan') + countAttribute(attrs, 'rowspan') + alignment(attrs?.['align']);

/** The name and the attributes of an element for a block, as `['p', ' style="text-align: right"']`. */
export function elementOf({ type, attrs }: RichNode): readonly [name: string, attributes: string] | undefined {
  switch (type) {
    case 'paragraph':
      return ['p', alignment(attrs?.['textAlign'])];
    case 'heading':
      return LEVELS.includes(attrs?.['level']) ? [`h${String(attrs?.['level'])}`, alignment(attrs?.['textAlign'])] : undefined;
    case 'bulletList':
      return ['ul', ''];
    case 'orderedList':
      return ['ol', countAttribute(attrs, 'start', (start) => start !== 1)];
    case 'listItem':
      return ['li', ''];
    case 'blockquote':
      return ['blockquote', ''];
    case 'codeBlock':
      return ['pre', ''];
    case 'horizontalRule':
      return ['hr', ''];
    case 'image': {
      const src = textAttribute(attrs, 'src', isImageAddress);
      const texts = textAttribute(attrs, 'alt') + textAttribute(attrs, 'title');
      return src === '' ? undefined : ['img', src + texts + size(attrs, 'width') + size(attrs, 'height')];
    }
    case 'table':
      return ['table', ''];
    case 'tableRow':
      return ['tr', ''];
    case 'tableHeader':
      return ['th', cell(attrs)];
    case 'tableCell':
      return ['td', cell(attrs)];
    default:
      return undefined;
  }
}

/** The class attribute with the language of a code block. */
export const languageClass = ({ attrs }: RichNode): string => {
  const language = attrs?.['language'];
  return typeof language === 'string' && language !== '' ? attribute('class', `language-${language}`) : '';
};
