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

/** A document with the members that DOMPurify uses. */
const documentOf = (root: HtmlNode): object => ({
  documentElement: elementNamed(root, 'html'),
  body: elementNamed(root, 'body'),
  getElementsByTagName: (name: string) => [elementNamed(root, name)],
});

/**
 * Iterates over the nodes in a tree like a `NodeIterator` (DOM, section 6.1). Only the node that was returned last may be removed: the
 * iteration then continues after the last node that is still in the tree.
 */
function createNodeIterator(root: HtmlNode) {
  // A fragment itself is not returned.
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

/** The members of a browser's window that DOMPurify uses. */
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

/** A DOMPurify that needs no browser. It cleans HTML as text, with the same lists and rules. */
export const createPurifier = (): DOMPurify => createDomPurify(window as never); // its type requires a complete window of a browser
