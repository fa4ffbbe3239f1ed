/** An element, or the document itself, which has an empty name and the attributes of its declaration. */
export interface XmlElementNode {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlNode[];
}

export interface XmlLeafNode {
  readonly kind: 'text' | 'cdata' | 'comment' | 'doctype';
  readonly text: string;
}

export interface XmlInstructionNode {
  readonly kind: 'instruction';
  readonly name: string;
  readonly text: string;
}

/** A node for `writeXml`. Names and characters must be valid in XML; texts are unescaped. */
export type XmlNode = XmlElementNode | XmlLeafNode | XmlInstructionNode;
