/** DOM, section 4.4: the numbers of the kinds of nodes that a parser of HTML makes. */
export const nodeTypes = { element: 1, text: 3, comment: 8, document: 9, fragment: 11 } as const;

export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export interface HtmlAttribute {
  /** With its prefix, if it has one. */
  readonly name: string;
  readonly namespaceURI: string | null;
  value: string;
}

/** What an element has beside what every node has. */
export interface ElementParts {
  readonly localName: string;
  readonly namespaceURI: string;
  /** Follows what becomes of the element. */
  readonly attributes: readonly HtmlAttribute[];
  /** Of a template. */
  readonly content: HtmlNode | undefined;
}

/**
 * A node of a document, by the names and the rules of the DOM: as much of it as cleaning HTML takes. What the DOM does not have is private, since
 * a sanitizer asks objects for their members.
 */
export class HtmlNode {
  readonly #type: number;
  readonly #name: string;
  #parent: HtmlNode | null = null;
  #previous: HtmlNode | null = null;
  #next: HtmlNode | null = null;
  #first: HtmlNode | null = null;
  #last: HtmlNode | null = null;
  #children: readonly HtmlNode[] | undefined;
  /** Of a text or a comment. */
  readonly data: string | undefined;

  constructor(type: number, name: string, data?: string) {
    this.#type = type;
    this.#name = name;
    this.data = data;
  }

  get nodeType(): number {
    return this.#type;
  }

  get nodeName(): string {
    return this.#name;
  }

  get parentNode(): HtmlNode | null {
    return this.#parent;
  }

  get firstChild(): HtmlNode | null {
    return this.#first;
  }

  get nextSibling(): HtmlNode | null {
    return this.#next;
  }

  /** Always the same list while nothing changes. */
  get childNodes(): readonly HtmlNode[] {
    if (this.#children) return this.#children;
    const children: HtmlNode[] = [];
    for (let child = this.#first; child; child = child.#next) children.push(child);
    this.#children = children;
    return children;
  }

  get firstElementChild(): HtmlNode | null {
    let child = this.#first;
    while (child && child.#type !== nodeTypes.element) child = child.#next;
    return child;
  }

  get textContent(): string {
    const texts: string[] = [];
    if (this.data !== undefined) return this.data;
    for (let node = this.#first; node; node = following(node, this)) if (node.#type === nodeTypes.text) texts.push(node.data ?? '');
    return texts.join('');
  }

  hasChildNodes(): boolean {
    return this.#first !== null;
  }

  /** Before a child of this node, or as its last one. */
  insertBefore(node: HtmlNode, before: HtmlNode | null): void {
    node.remove();
    const previous = before ? before.#previous : this.#last;
    node.#parent = this;
    node.#previous = previous;
    node.#next = before;
    if (previous) previous.#next = node;
    else this.#first = node;
    if (before) before.#previous = node;
    else this.#last = node;
    this.#children = undefined;
  }

  appendChild(node: HtmlNode): void {
    this.insertBefore(node, null);
  }

  removeChild(node: HtmlNode): void {
    if (node.#parent === this) node.remove();
  }

  remove(): void {
    const parent = this.#parent;
    if (!parent) return;
    if (this.#previous) this.#previous.#next = this.#next;
    else parent.#first = this.#next;
    if (this.#next) this.#next.#previous = this.#previous;
    else parent.#last = this.#previous;
    parent.#children = undefined;
    this.#parent = null;
    this.#previous = null;
    this.#next = null;
  }
}

/** The node behind another one in the order of the tree; `null` behind the last one in `root`. */
export function following(node: HtmlNode, root: HtmlNode): HtmlNode | null {
  if (node.firstChild) return node.firstChild;
  for (let at: HtmlNode | null = node; at && at !== root; at = at.parentNode) if (at.nextSibling) return at.nextSibling;
  return null;
}
