import { fail, ok, type Result } from '#core/result.ts';
import { type OverflowCode, TextWriter } from '../../tree/text-writer.ts';
import { escapeXmlAttribute, escapeXmlText } from '../../html/escape-markup.ts';
import type { XmlElementNode, XmlNode } from './xml-node.ts';

interface Frame {
  readonly element: XmlElementNode;
  /** No white space is added between its children, because they are next to text. */
  readonly isInline: boolean;
  next: number;
}

/**
 * Writes a document (XML 1.0), without recursion. With indentation, children of elements without text are on lines of their own. Errors:
 * `nestedTooDeeply` if the indentation would exceed the content, `outputTooLong` above 268 million characters.
 */
export function writeXml(document: XmlElementNode, indent: string): Result<string, OverflowCode> {
  const writer = new TextWriter();
  const frames: Frame[] = [{ element: document, isInline: indent === '', next: 0 }];
  const { attributes } = document;
  if (attributes.size > 0) writer.write(`<?xml${attributesText(attributes)}?>`);
  let isFirst = attributes.size === 0;

  for (let frame = frames.at(-1); frame && !writer.overflow; frame = frames.at(-1)) {
    const { element, isInline } = frame;
    const node = element.children[frame.next++];
    const depth = frames.length - 1;
    if (!node) {
      frames.pop();
      if (element === document) break;
      if (!isInline) writer.newLine(depth - 1, indent);
      writer.write(`</${element.name}>`);
      continue;
    }
    if (!isInline && !isFirst) writer.newLine(depth, indent);
    isFirst = false;
    if (node.kind === 'element' && node.children.length > 0) {
      writer.write(`<${node.name}${attributesText(node.attributes)}>`);
      frames.push({ element: node, isInline: isInline || node.children.some(({ kind }) => kind === 'text' || kind === 'cdata'), next: 0 });
    } else writer.write(leaf(node));
  }
  return writer.overflow ? fail(writer.overflow) : ok(writer.text());
}

const attributesText = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${escapeXmlAttribute(value)}"`).join('');

/** Writes a node without children. Splits any sequence that would end the node early. */
function leaf(node: XmlNode): string {
  switch (node.kind) {
    case 'element':
      return `<${node.name}${attributesText(node.attributes)}/>`;
    case 'text':
      return escapeXmlText(node.text);
    case 'cdata':
      return `<![CDATA[${node.text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    case 'comment':
      return `<!--${node.text.replace(/-(?=-|$)/g, '- ')}-->`;
    case 'doctype':
      return `<!DOCTYPE ${node.text}>`;
    case 'instruction':
      return `<?${node.name}${node.text && ` ${node.text.replaceAll('?>', '? >')}`}?>`;
  }
}
