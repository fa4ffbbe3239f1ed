/** An element, or the document itself, whose name is empty and whose attributes are those of its declaration. */
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

/** What `writeXml` writes: names and characters are such as XML allows; texts are without escapes. */
export type XmlNode = XmlElementNode | XmlLeafNode | XmlInstructionNode;
