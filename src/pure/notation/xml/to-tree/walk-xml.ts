import {
  XmlCdata,
  XmlComment,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  type XmlNode,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml';
import { isXmlSpace } from '../xml-characters.ts';

/** Methods called in document order. Blank text is left out unless `xml:space="preserve"` applies. */
export interface XmlVisitor {
  readonly declaration: (declaration: XmlDeclaration) => void;
  readonly doctype: (doctype: XmlDocumentType) => void;
  readonly begin: (element: XmlElement) => void;
  readonly text: (text: string) => void;
  readonly cdata: (text: string) => void;
  readonly comment: (text: string) => void;
  readonly instruction: (name: string, content: string) => void;
  readonly end: (element: XmlElement) => void;
}

interface Frame {
  readonly element: XmlElement | undefined;
  readonly children: readonly XmlNode[];
  /** Whether white space is preserved. */
  readonly preserves: boolean;
  next: number;
}

/** Visits every node of a document, without recursion. */
export function walkXml(document: XmlDocument, visitor: XmlVisitor): void {
  const frames: Frame[] = [{ element: undefined, children: document.children, preserves: false, next: 0 }];
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const node = frame.children[frame.next++];
    if (!node) {
      frames.pop();
      if (frame.element) visitor.end(frame.element);
    } else if (node instanceof XmlElement) {
      visitor.begin(node);
      const space = node.attributes['xml:space'];
      frames.push({
        element: node,
        children: node.children,
        preserves: space === undefined ? frame.preserves : space === 'preserve',
        next: 0,
      });
    } else if (node instanceof XmlCdata) visitor.cdata(node.text);
    else if (node instanceof XmlText) {
      if (frame.preserves || !isXmlSpace(node.text)) visitor.text(node.text);
    } else if (node instanceof XmlComment) visitor.comment(node.content);
    else if (node instanceof XmlProcessingInstruction) visitor.instruction(node.name, node.content);
    else if (node instanceof XmlDocumentType) visitor.doctype(node);
    else if (node instanceof XmlDeclaration) visitor.declaration(node);
  }
}
