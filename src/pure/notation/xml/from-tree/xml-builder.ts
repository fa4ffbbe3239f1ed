import { fail, ok, type Result } from '#core/result.ts';
import { toBase64 } from '../../base64/base64.ts';
import { formatCodePoint } from '../../../text/format-code-point.ts';
import { formatTreePath } from '../../tree/tree-path.ts';
import type { TreeList, TreeMap, TreeValue } from '../../tree/tree-value.ts';
import { FORBIDDEN_CHARACTER } from '../xml-characters.ts';
import { NAME, XmlNames } from '../xml-names.ts';
import type { XmlElementNode, XmlLeafNode, XmlNode } from './xml-node.ts';

export type XmlValueErrorCode = 'characterNotInXml' | 'attributeNotInXml' | 'xmlTypeMissing';

/** The path to a value as a linked list from its end. The path is only built for an error. */
export interface PathLink {
  readonly parent: PathLink | undefined;
  readonly step: string | number;
}

type Scalar = Exclude<TreeValue, TreeList | TreeMap>;

const DOCTYPE = new RegExp(
  `^${NAME}(?:\\s+(?:SYSTEM|PUBLIC\\s+(?:"[-\\w '()+,./:=?;!*#@$%]*"|'[-\\w ()+,./:=?;!*#@$%]*'))\\s+(?:"[^"]*"|'[^']*'))?\\s*(?:\\[[^\\]]*\\]\\s*)?$`,
  'u',
);

/** Builds the nodes of a document, without recursion: the content of elements is scheduled as tasks, which run in document order. */
export class XmlBuilder {
  fault: Result<never, XmlValueErrorCode> | undefined;
  readonly names = new XmlNames();
  readonly document: XmlElementNode = { kind: 'element', name: '', attributes: new Map(), children: [] };
  readonly #tasks: (() => void)[] = [];

  later(tasks: readonly (() => void)[]): void {
    for (const task of tasks.toReversed()) this.#tasks.push(task);
  }

  /** Runs all tasks, including those they schedule. Errors: the first error. */
  finish(): Result<XmlElementNode, XmlValueErrorCode> {
    for (let task = this.#tasks.pop(); task && !this.fault; task = this.#tasks.pop()) task();
    return this.fault ?? ok({ ...this.document, children: withDoctypeFirst(this.document.children) });
  }

  element(parent: XmlElementNode, name: string): XmlElementNode {
    const element: XmlElementNode = { kind: 'element', name: this.names.repair(name), attributes: new Map(), children: [] };
    parent.children.push(element);
    return element;
  }

  /** Sets an attribute, unless its value is null. */
  attribute({ attributes }: XmlElementNode, name: string, value: TreeValue, path: PathLink): void {
    if (value.kind === 'null') return;
    if (!isScalar(value)) this.#fail('attributeNotInXml', path);
    else attributes.set(this.names.repair(name, attributes), this.#checked(scalarText(value), path));
  }

  /** Adds a leaf node, unless it is an empty text. */
  leaf(parent: XmlElementNode, kind: XmlLeafNode['kind'], value: Scalar, path: PathLink | undefined): void {
    const text = this.#checked(scalarText(value), path);
    if (kind === 'doctype') parent.children.push({ kind, text: DOCTYPE.test(text) ? text : this.names.repair(text) });
    else if (kind !== 'text' || text !== '') parent.children.push({ kind, text });
  }

  /** Adds a processing instruction. The target `xml` is reserved, in upper and lower case (XML 1.0, section 2.6). */
  instruction(parent: XmlElementNode, name: string, content: Scalar, path: PathLink): void {
    const target = this.names.repair(name, new Map(/^xml$/i.test(name) ? [[name, '']] : []));
    parent.children.push({ kind: 'instruction', name: target, text: this.#checked(scalarText(content), path) });
  }

  /** Sets the declaration from these members, or the default one. Malformed members are left out. */
  declaration(members?: TreeValue): void {
    const declared = new Map(
      members?.kind === 'map' ? members.entries.map(({ key, value }) => [key, isScalar(value) ? scalarText(value) : '']) : [],
    );
    const put = (name: string, value: string | undefined, form: RegExp) => {
      if (value !== undefined && form.test(value)) this.document.attributes.set(name, value);
    };
    this.document.attributes.set('version', '1.0');
    put('version', declared.get('version'), /^1\.\d+$/);
    put('encoding', members ? declared.get('encoding') : 'UTF-8', /^[A-Za-z][\w.-]*$/);
    put('standalone', declared.get('standalone'), /^(?:yes|no)$/);
  }

  typeMissing(): void {
    this.fault ??= fail('xmlTypeMissing');
  }

  #checked(text: string, path: PathLink | undefined): string {
    const code = FORBIDDEN_CHARACTER.exec(text)?.[0].codePointAt(0);
    if (code !== undefined) this.#fail('characterNotInXml', path, { character: formatCodePoint(code) });
    return text;
  }

  #fail(code: XmlValueErrorCode, path: PathLink | undefined, values: Readonly<Record<string, string>> = {}): void {
    const steps: (string | number)[] = [];
    for (let link = path; link; link = link.parent) steps.push(link.step);
    this.fault ??= fail(code, { values: { ...values, path: formatTreePath(steps.toReversed()) } });
  }
}

/** Moves the document type before the root element, and keeps only one: XML 1.0, section 2.8. */
function withDoctypeFirst(children: readonly XmlNode[]): XmlNode[] {
  const doctype = children.find(({ kind }) => kind === 'doctype');
  if (!doctype) return [...children];
  const place = children.findIndex((node) => node === doctype || node.kind === 'element');
  const others = children.filter(({ kind }) => kind !== 'doctype');
  return [...others.slice(0, place), doctype, ...others.slice(place)];
}

export const isScalar = (value: TreeValue): value is Scalar => value.kind !== 'list' && value.kind !== 'map';

/** A scalar as text. Numbers keep their digits, and non-finite ones are in JSON5 notation. */
function scalarText(value: Scalar): string {
  switch (value.kind) {
    case 'null':
      return '';
    case 'text':
      return value.value;
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'float':
      return value.digits || String(value.value);
    case 'dateTime':
      return value.text;
    case 'binary':
      return toBase64(value.bytes);
  }
}
