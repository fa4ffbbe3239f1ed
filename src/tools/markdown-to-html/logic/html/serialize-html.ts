import { serializeAttribute, serializeText } from '#pure/notation/html/escape-markup.ts';
import { type ElementParts, HTML_NAMESPACE, type HtmlNode, nodeTypes } from './html-node.ts';

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** HTML, section 13.3: elements without an end tag, and elements whose text is not escaped. */
const VOID = namesOf('area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr');
const RAW = namesOf('style script xmp iframe noembed noframes plaintext');

const isElement = (node: HtmlNode): node is HtmlNode & ElementParts => node.nodeType === nodeTypes.element;
const isHtml = (node: HtmlNode | null, names: ReadonlySet<string>): boolean =>
  node !== null && isElement(node) && node.namespaceURI === HTML_NAMESPACE && names.has(node.localName);

const startTag = ({ localName, attributes }: ElementParts): string =>
  `<${localName}${attributes.map(({ name, value }) => ` ${name}="${serializeAttribute(value)}"`).join('')}>`;

/** A template has its content in a separate fragment. */
const contentOf = (node: HtmlNode): HtmlNode => (isElement(node) && node.content) || node;

/** Writes the content of a node as HTML like a browser (HTML, section 13.3), without recursion. */
export function serializeHtml(root: HtmlNode): string {
  const parts: string[] = [];
  const open: { readonly end: string; next: HtmlNode | null }[] = [{ end: '', next: contentOf(root).firstChild }];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const node = frame.next;
    if (!node) {
      parts.push(frame.end);
      open.pop();
      continue;
    }
    frame.next = node.nextSibling;
    if (node.nodeType === nodeTypes.text) parts.push(isHtml(node.parentNode, RAW) ? (node.data ?? '') : serializeText(node.data ?? ''));
    else if (node.nodeType === nodeTypes.comment) parts.push(`<!--${node.data}-->`);
    else if (isElement(node)) {
      parts.push(startTag(node));
      if (!isHtml(node, VOID)) open.push({ end: `</${node.localName}>`, next: contentOf(node).firstChild });
    }
  }
  return parts.join('');
}
