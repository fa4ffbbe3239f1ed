import { type ElementParts, HTML_NAMESPACE, type HtmlAttribute, HtmlNode, nodeTypes } from './html-node.ts';
import { serializeHtml } from './serialize-html.ts';

/** An element, as the counterpart of `HtmlNode`. */
export class HtmlElement extends HtmlNode implements ElementParts {
  readonly #localName: string;
  readonly #namespace: string;
  readonly #attributes: HtmlAttribute[];
  readonly content: HtmlNode | undefined;

  constructor({ localName, namespaceURI, attributes, content }: ElementParts) {
    super(nodeTypes.element, namespaceURI === HTML_NAMESPACE ? localName.toUpperCase() : localName);
    this.#localName = localName;
    this.#namespace = namespaceURI;
    this.#attributes = [...attributes];
    this.content = content;
  }

  get localName(): string {
    return this.#localName;
  }

  get namespaceURI(): string {
    return this.#namespace;
  }

  get attributes(): readonly HtmlAttribute[] {
    return this.#attributes;
  }

  get innerHTML(): string {
    return serializeHtml(this);
  }

  getAttributeNode(name: string): HtmlAttribute | null {
    return this.#attributes.find((attribute) => attribute.name === name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.setAttributeNS(null, name, value);
  }

  setAttributeNS(namespaceURI: string | null, name: string, value: string): void {
    const attribute = this.getAttributeNode(name);
    if (attribute) attribute.value = value;
    else this.#attributes.push({ name, namespaceURI, value });
  }

  removeAttribute(name: string): void {
    const attribute = this.getAttributeNode(name);
    if (attribute) this.removeAttributeNode(attribute);
  }

  removeAttributeNode(attribute: HtmlAttribute): void {
    const index = this.#attributes.indexOf(attribute);
    if (index >= 0) this.#attributes.splice(index, 1);
  }
}
