import { mapResult, ok } from '#core/result.ts';
import { readXml } from '#pure/notation/xml/read-xml.ts';
import { toCompactMapping } from '#pure/notation/xml/to-tree/compact-mapping.ts';
import { MixedContent } from '#pure/notation/xml/to-tree/mixed-content.ts';
import { toOrderedMapping } from '#pure/notation/xml/to-tree/ordered-mapping.ts';
import { toShortMapping } from '#pure/notation/xml/to-tree/short-mapping.ts';
import { defineReader } from './format.ts';
import { documentOf, emptySource } from './one-document.ts';
import { xml } from './xml.ts';

/**
 * Reads an XML document with one of three mappings, with a notice for each kind of element whose content loses its order. Errors: those of
 * `readXml`.
 */
export const xmlReader = defineReader(xml, (text, { mapping, alwaysLists, detectTypes, trimText, keepComments }) => {
  if (text.trim() === '') return ok(emptySource);
  return mapResult(readXml(text, { keepComments: keepComments || mapping === 'ordered' }), ({ document, source }) => {
    const reading = { detectTypes, trimText, alwaysLists: namesIn(alwaysLists) };
    const mixed = new MixedContent();
    const value =
      mapping === 'ordered'
        ? toOrderedMapping(document, source, reading)
        : (mapping === 'compact' ? toCompactMapping : toShortMapping)(document, reading, mixed);
    return { documents: [documentOf(value)], hasComments: false, notices: mixed.list() };
  });
});

const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim()));
