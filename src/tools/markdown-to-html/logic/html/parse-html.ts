import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { HtmlElement } from './html-element.ts';
import { HtmlNode, nodeTypes } from './html-node.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;

/** Parses HTML like a browser with scripting disabled (HTML, section 13.2). The document has no DOCTYPE. */
export function parseHtml(html: string): HtmlNode {
  const document = new HtmlNode(nodeTypes.document, '#document');
  const { childNodes } = parse(html, { scriptingEnabled: false });
  const pending: (readonly [HtmlNode, readonly ParsedNode[]])[] = [[document, childNodes]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [parent, children] = next;
    for (const child of children) {
      const node = nodeOf(child);
      if (!node) continue;
      parent.appendChild(node);
      if ('childNodes' in child) pending.push([node, child.childNodes]);
      if ('content' in child && node instanceof HtmlElement && node.content) pending.push([node.content, child.content.childNodes]);
    }
  }
  return document;
}

function nodeOf(node: ParsedNode): HtmlNode | undefined {
  if (defaultTreeAdapter.isTextNode(node)) return new HtmlNode(nodeTypes.text, '#text', node.value);
  if (defaultTreeAdapter.isCommentNode(node)) return new HtmlNode(nodeTypes.comment, '#comment', node.data);
  if (!defaultTreeAdapter.isElementNode(node)) return undefined;
  const attributes = node.attrs.map(({ name, value, prefix, namespace = null }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    namespaceURI: namespace,
    value,
  }));
  const content = 'content' in node ? new HtmlNode(nodeTypes.fragment, '#document-fragment') : undefined;
  return new HtmlElement({ localName: node.tagName, namespaceURI: node.namespaceURI, attributes, content });
}
