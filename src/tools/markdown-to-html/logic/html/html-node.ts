/** DOM, section 4.4: the numbers of the node types that an HTML parser creates. */
export const nodeTypes = { element: 1, text: 3, comment: 8, document: 9, fragment: 11 } as const;

export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export interface HtmlAttribute {
  /** Includes the prefix, if there is one. */
  readonly name: string;
  readonly namespaceURI: string | null;
  value: string;
}

/** The members that an element has in addition to those of a node. */
export interface ElementParts {
  readonly localName: string;
  readonly namespaceURI: string;
  /** Reflects all changes to the element. */
  readonly attributes: readonly HtmlAttribute[];
  /** Only for a template. */
  readonly content: HtmlNode | undefined;
}

/**
 * A node with the names and rules of the DOM, limited to the parts that cleaning HTML needs. Everything that the DOM does not have is
 * private, because a sanitizer inspects the members of objects.
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
  /** Only for text and comments. */
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

  /** Returns the same list until something changes. */
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

  /** Inserts a node before a child of this node, or as its last child. */
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

/** The next node in tree order. `null` after the last node in `root`. */
export function following(node: HtmlNode, root: HtmlNode): HtmlNode | null {
  if (node.firstChild) return node.firstChild;
  for (let at: HtmlNode | null = node; at && at !== root; at = at.parentNode) if (at.nextSibling) return at.nextSibling;
  return null;
}
