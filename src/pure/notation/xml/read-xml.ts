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
   * The text that the offsets of nodes refer to. Line breaks are LF, as XML requires (XML 1.0, section 2.11), and entities are replaced by
   * their texts.
   */
  readonly source: string;
}

export type XmlErrorCode = XmlFaultCode | 'xmlSpaceInvalid' | 'xmlOther' | 'nestedTooDeeply';

/** The only error that the library finds after `checkXml`: section 2.10 of XML 1.0. */
const SPACE_VALUE = 'Value of the `xml:space` attribute must be';
const ASTRAL = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

/**
 * Reads an XML 1.0 document with all its nodes. Without `keepComments`, the text around a comment is a single node. Errors: those of
 * `checkXml`; with `line` and `column` also `xmlSpaceInvalid`, and `xmlOther` for any other error of the library; `nestedTooDeeply`.
 */
export function readXml(text: string, { keepComments }: { readonly keepComments: boolean }): Result<ReadXml, XmlErrorCode> {
  const checked = checkXml(text, { allowsFragment: false, resolvesEntities: true });
  if (!checked.ok) return checked;
  const { markLength } = checked.value;
  // The library would also do this, but in quadratic time.
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
    // The library is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) return fail('nestedTooDeeply');
    if (!(error instanceof XmlError)) throw error;
    const offset = originOf(offsetOf(error, parsed));
    const code = error.message.startsWith(SPACE_VALUE) ? 'xmlSpaceInvalid' : 'xmlOther';
    return fail(code, { at: offset + markLength, values: { ...textPosition(lines, offset) } });
  }
}

/** Blanks the internal subset. The library ignores it, but treats a `]>` inside an entity as its end. */
function withoutSubset(source: string): string {
  const { start, end } = findDoctype(source)?.subset ?? { start: 0, end: 0 };
  return source.slice(0, start) + ' '.repeat(end - start) + source.slice(end);
}

/** Converts an error position, which the library counts in code points. */
function offsetOf({ pos }: XmlError, source: string): number {
  if (!ASTRAL.test(source)) return pos;
  let offset = 0;
  for (let counted = 0; counted < pos && offset < source.length; counted++) offset += (source.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}
