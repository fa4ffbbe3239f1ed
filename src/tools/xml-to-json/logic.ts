import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { jsonIndents } from '#formats/json/json-indents.ts';
import { writeJsonTree } from '#formats/json/write-json-tree.ts';
import { type Conversion, emptyConversion } from '#formats/tree/conversion.ts';
import type { OverflowCode } from '#formats/tree/text-writer.ts';
import { toCompactMapping } from '#formats/xml/compact-mapping.ts';
import { MixedContent } from '#formats/xml/mixed-content.ts';
import { toOrderedMapping } from '#formats/xml/ordered-mapping.ts';
import { readXml, type XmlErrorCode } from '#formats/xml/read-xml.ts';
import { toShortMapping } from '#formats/xml/short-mapping.ts';
import { inputs, options } from './fields.ts';

/**
 * An XML document as JSON in one of three mappings, with a notice for each kind of element whose content loses its order. White space alone
 * gives an empty text. Errors: `inputTooLarge`, and those of `readXml` and `writeJsonTree`.
 */
export function convert(
  { xml }: ValuesOf<typeof inputs>,
  { mapping, alwaysLists, detectTypes, trimText, keepComments, indent }: ValuesOf<typeof options>,
): Result<Conversion<'mixedContent'>, 'inputTooLarge' | XmlErrorCode | OverflowCode> {
  if (isOverInputLimit(xml)) return fail('inputTooLarge');
  if (xml.trim() === '') return ok(emptyConversion);
  const read = readXml(xml, { keepComments: keepComments || mapping === 'ordered' });
  if (!read.ok) return read;
  const reading = { detectTypes, trimText, alwaysLists: namesOf(alwaysLists) };
  const mixed = new MixedContent();
  const { document, source } = read.value;
  const value =
    mapping === 'ordered'
      ? toOrderedMapping(document, source, reading)
      : (mapping === 'compact' ? toCompactMapping : toShortMapping)(document, reading, mixed);
  const written = writeJsonTree(value, { indent: jsonIndents[indent], sortKeys: false });
  return written.ok ? ok({ text: written.value.text, notices: mixed.list() }) : written;
}

const namesOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim()));

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'json', thread: 'worker', run: convert }),
};
