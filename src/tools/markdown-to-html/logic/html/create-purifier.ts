import createDomPurify, { type DOMPurify } from 'dompurify';
import { domMemberNames } from './dom-member-names.ts';
import { HtmlElement } from './html-element.ts';
import { following, HtmlNode, nodeTypes } from './html-node.ts';
import { parseHtml } from './parse-html.ts';

const elementNamed = (document: HtmlNode, name: string): HtmlElement | undefined => {
  for (let node = document.firstChild; node; node = following(node, document)) {
    if (node instanceof HtmlElement && node.localName === name) return node;
  }
  return undefined;
};

/** A document as DOMPurify asks a browser for one. */
const documentOf = (root: HtmlNode): object => ({
  documentElement: elementNamed(root, 'html'),
  body: elementNamed(root, 'body'),
  getElementsByTagName: (name: string) => [elementNamed(root, name)],
});

/**
 * Goes through what is in a node as a `NodeIterator` does (DOM, section 6.1), when nothing is taken out of the tree but the node that it has
 * just come to: it goes on behind the last one that has stayed.
 */
function createNodeIterator(root: HtmlNode) {
  // A fragment is not shown itself.
  let last: HtmlNode | undefined = root.nodeType === nodeTypes.fragment ? root : undefined;
  let stayed = root;
  return {
    nextNode(): HtmlNode | null {
      if (last && (last === root || last.parentNode)) stayed = last;
      const next = last ? following(stayed, root) : root;
      last = next ?? undefined;
      return next;
    },
  };
}

const members = Object.fromEntries(domMemberNames.map((name) => [name, undefined]));

/** As much of a browser's window as DOMPurify asks for. */
const window = {
  Node: HtmlNode,
  Element: HtmlElement,
  NodeFilter: {},
  DOMParser: class {
    parseFromString = (html: string): object => documentOf(parseHtml(html));
  },
  document: {
    ...members,
    nodeType: nodeTypes.document,
    implementation: { createHTMLDocument: () => documentOf(parseHtml('')) },
    createElement: () => members,
    createNodeIterator: (root: HtmlNode) => createNodeIterator(root),
    getElementsByTagName(this: { readonly getElementsByTagName: (name: string) => object }, name: string) {
      return this.getElementsByTagName(name);
    },
  },
};

/** A DOMPurify that needs no browser: of HTML as a text it makes HTML as a text, with the same lists and rules. */
export const createPurifier = (): DOMPurify => createDomPurify(window as never); // its type asks for all of a browser's window
