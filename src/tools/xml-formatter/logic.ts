import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { checkXml } from '#formats/xml/check-xml.ts';
import type { XmlFaultCode } from '#formats/xml/xml-fault.ts';
import { readStructure } from './element-tree.ts';
import { inputs, options } from './fields.ts';
import { XmlPrinter } from './print-xml.ts';
import { readTokens } from './read-tokens.ts';

export interface FormattedXml {
  readonly text: string;
  /** More than one in a fragment. */
  readonly rootCount: number;
}

/**
 * Well-formed XML, or a fragment of several elements, with its white space set anew and nothing else changed; white space alone gives an
 * empty text. Errors: those of `checkXml`, `outputTooLong`.
 */
export function format(
  { xml: given }: ValuesOf<typeof inputs>,
  wish: ValuesOf<typeof options>,
): Result<FormattedXml, XmlFaultCode | 'outputTooLong'> {
  if (given.trim() === '') return ok({ text: '', rootCount: 0 });
  const checked = checkXml(given, { allowsFragment: true, allowsDefinedEntities: true });
  if (!checked.ok) return checked;
  const xml = checked.value.source;
  const tokens = readTokens(xml);
  const structure = readStructure(xml, tokens, wish.keepComments);
  const text = new XmlPrinter({ xml, tokens, structure }, wish).print();
  return text === undefined ? fail('outputTooLong') : ok({ text, rootCount: structure.rootCount });
}

export const operations = {
  format: defineOperation({ inputs, options, produces: 'xml', thread: 'worker', isIdempotent: true, run: format }),
};
