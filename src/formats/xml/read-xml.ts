import { parseXml, type XmlDocument, XmlError } from '@rgrove/parse-xml';
import { fail, ok, type Result } from '#core/result.ts';
import { knownReason } from '../known-reason.ts';
import { textPosition } from '../text-position.ts';
import { PARSE_XML_REASONS } from './parse-xml-reasons.ts';
import { FORBIDDEN_CHARACTER } from './xml-characters.ts';

export interface ReadXml {
  readonly document: XmlDocument;
  /** The text to which the offsets of the nodes refer. */
  readonly source: string;
}

export type XmlErrorCode = (typeof PARSE_XML_REASONS)[number][0] | 'xmlOther' | 'nestedTooDeeply';

const BYTE_ORDER_MARK = '\uFEFF';
const ASTRAL = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

/**
 * Reads an XML 1.0 document with all its nodes, over a byte order mark, which counts in no position but the error's `at`; comments only if
 * they are wanted, else the text around them is one piece. Errors: a code for what is wrong, or `xmlOther` with the library's `message`, both
 * with `line` and `column`; `nestedTooDeeply`.
 */
export function readXml(text: string, { keepComments }: { readonly keepComments: boolean }): Result<ReadXml, XmlErrorCode> {
  const markLength = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const source = text.slice(markLength);
  try {
    const document = parseXml(source, {
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
    const message = messageOf(error);
    const offset = offsetOf(error, message, source);
    const { code, values } = knownReason(PARSE_XML_REASONS, message) ?? {
      code: 'xmlOther' as const,
      values: { message: lowerFirst(message) },
    };
    return fail(code, { at: offset + markLength, values: { ...textPosition(source, offset), ...values } });
  }
}

const messageOf = ({ message, line, column }: XmlError): string => message.split(` (line ${line}, column ${column})\n`, 1)[0] ?? '';

/** A small first letter, unless it begins an abbreviation (XML). */
const lowerFirst = (message: string): string => (/^[A-Z]{2}/.test(message) ? message : message.charAt(0).toLowerCase() + message.slice(1));

/** The library counts code points, and miscounts to a forbidden character that has one beyond U+FFFF before it. */
function offsetOf({ pos }: XmlError, message: string, source: string): number {
  if (!ASTRAL.test(source)) return pos;
  const forbidden = message === 'Invalid character' ? FORBIDDEN_CHARACTER.exec(source)?.index : undefined;
  if (forbidden !== undefined) return forbidden;
  let offset = 0;
  for (let counted = 0; counted < pos && offset < source.length; counted++) offset += (source.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}
