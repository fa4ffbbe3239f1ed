import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { jsonIndents } from '#subjects/data-formats/json-indents.ts';
import { writeJsonTree } from '#pure/notation/json/write-json-tree.ts';
import { toCompactMapping } from '#pure/notation/xml/to-tree/compact-mapping.ts';
import { MixedContent } from '#pure/notation/xml/to-tree/mixed-content.ts';
import { toOrderedMapping } from '#pure/notation/xml/to-tree/ordered-mapping.ts';
import { readXml } from '#pure/notation/xml/read-xml.ts';
import { toShortMapping } from '#pure/notation/xml/to-tree/short-mapping.ts';
import type { declaration } from './declare.ts';

/**
 * An XML document as JSON in one of three mappings, with a notice for each kind of element whose content loses its order; `null` for white
 * space alone. Errors: `inputTooLarge`, and those of `readXml` and `writeJsonTree`.
 */
export function convert(given: Given<typeof declaration, 'convert'>) {
  const { xml, mapping, alwaysLists, detectTypes, trimText, keepComments, indent } = given;
  if (isOverInputLimit(xml)) return fail('inputTooLarge');
  if (xml.trim() === '') return ok(null);
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
  return mapResult(written, ({ text }) => ({ json: text, notices: mixed.list() }));
}

const namesOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim()));

export const run = { convert } satisfies Runs<typeof declaration>;
