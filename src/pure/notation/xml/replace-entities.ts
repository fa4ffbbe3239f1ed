import { findDoctype } from './doctype.ts';
import { entityReferences } from './entity-references.ts';
import { insertedText, XmlEntities } from './xml-entities.ts';

interface Replaced {
  readonly source: string;
  /** Converts an offset in `source` to one in the original text. */
  readonly originOf: (offset: number) => number;
}

/** Replaces entity references with their texts in a well-formed document with LF line breaks. */
export function replaceEntities(xml: string): Replaced {
  const doctype = findDoctype(xml);
  const references = doctype ? entityReferences(xml, doctype.end) : [];
  if (!doctype || references.length === 0) return { source: xml, originOf: (offset) => offset };
  const entities = XmlEntities.declaredIn(xml.slice(doctype.subset.start, doctype.subset.end));
  const inserted: { readonly at: number; readonly length: number; readonly start: number; readonly end: number }[] = [];
  let source = '';
  let end = 0;
  for (const reference of references) {
    const entity = entities.textOf(reference.name);
    const text = 'text' in entity ? insertedText(entity.text, reference) : '';
    source += xml.slice(end, reference.start);
    inserted.push({ at: source.length, length: text.length, start: reference.start, end: reference.end });
    source += text;
    end = reference.end;
  }
  const originOf = (offset: number): number => {
    const last = inserted.findLast(({ at }) => at <= offset);
    if (!last) return offset;
    return offset < last.at + last.length ? last.start : last.end + offset - last.at - last.length;
  };
  return { source: source + xml.slice(end), originOf };
}
