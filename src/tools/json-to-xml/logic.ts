import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { jsonIndents } from '#formats/json/json-indents.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import type { JsonErrorCode } from '#formats/json/walk-json.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import { treeToXml } from '#formats/xml/tree-to-xml.ts';
import type { XmlValueErrorCode } from '#formats/xml/xml-builder.ts';
import { inputs, options } from './fields.ts';

/**
 * One JSON or JSON5 value as an XML document, with notices for repeated keys and for names that XML does not allow. White space alone
 * gives an empty text. Errors: `inputTooLarge`, and those of `readJsonTree` and `treeToXml`.
 */
export function convert(
  { json }: ValuesOf<typeof inputs>,
  { mapping, rootElement, listItemElement, hasDeclaration, indent }: ValuesOf<typeof options>,
  { progress }: Pick<RunContext, 'progress'>,
): Result<Conversion<'duplicateKey' | 'namesChanged'>, 'inputTooLarge' | JsonErrorCode | XmlValueErrorCode | OverflowCode> {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(emptyConversion);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const { document, notices } = read.value;
  const written = treeToXml(document.value, {
    mapping,
    rootElement: rootElement.trim() || options.rootElement.initial,
    listItemElement: listItemElement.trim() || options.listItemElement.initial,
    hasDeclaration,
    indent: jsonIndents[indent],
  });
  return written.ok ? ok({ text: written.value.text, notices: [...notices, ...written.value.notices] }) : written;
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'xml', thread: 'worker', run: convert }),
};
