import { parseXml, type XmlDocument, XmlError } from '@rgrove/parse-xml';
import { fail, ok, type Result } from '#core/result.ts';
import { textPosition } from '../../text/text-position.ts';
import { checkXml } from './check-xml.ts';
import { findDoctype } from './doctype.ts';
import { replaceEntities } from './replace-entities.ts';
import type { XmlFaultCode } from './xml-fault.ts';

export interface ReadXml {
  readonly document: XmlDocument;
  /**
   * The text to which the offsets of the nodes refer: its line breaks are LF, as a reader has to take them (XML 1.0, section 2.11), and its
   * entities are replaced by their texts.
   */
  readonly source: string;
}

export type XmlErrorCode = XmlFaultCode | 'xmlSpaceInvalid' | 'xmlOther' | 'nestedTooDeeply';

/** The one fault that the library finds after `checkXml`: section 2.10 of XML 1.0. */
const SPACE_VALUE = 'Value of the `xml:space` attribute must be';
const ASTRAL = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

/**
 * Reads an XML 1.0 document with all its nodes; comments only if they are wanted, else the text around them is one piece. Errors: those of
 * `checkXml`; with `line` and `column` also `xmlSpaceInvalid`, and `xmlOther` for anything else that the library refuses; `nestedTooDeeply`.
 */
export function readXml(text: string, { keepComments }: { readonly keepComments: boolean }): Result<ReadXml, XmlErrorCode> {
  const checked = checkXml(text, { allowsFragment: false, resolvesEntities: true });
  if (!checked.ok) return checked;
  const { markLength } = checked.value;
  // The library does it, too, in a time that grows with the square.
  const lines = checked.value.source.replaceAll(/\r\n?/g, '\n');
  const { source, originOf } = replaceEntities(lines);
  const parsed = withoutSubset(source);
  try {
    const document = parseXml(parsed, {
      includeOffsets: true,
      preserveCdata: true,
      preserveComments: keepComments,
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
    });
    return ok({ document, source });
  } catch (error) {
    // The library recurses over what is nested, and runs out of stack.
    if (error instanceof RangeError) return fail('nestedTooDeeply');
    if (!(error instanceof XmlError)) throw error;
    const offset = originOf(offsetOf(error, parsed));
    const code = error.message.startsWith(SPACE_VALUE) ? 'xmlSpaceInvalid' : 'xmlOther';
    return fail(code, { at: offset + markLength, values: { ...textPosition(lines, offset) } });
  }
}

/** The library skips the document type definition, and takes a `]>` inside an entity for its end. */
function withoutSubset(source: string): string {
  const { start, end } = findDoctype(source)?.subset ?? { start: 0, end: 0 };
  return source.slice(0, start) + ' '.repeat(end - start) + source.slice(end);
}

/** The library counts code points. */
function offsetOf({ pos }: XmlError, source: string): number {
  if (!ASTRAL.test(source)) return pos;
  let offset = 0;
  for (let counted = 0; counted < pos && offset < source.length; counted++) offset += (source.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}
