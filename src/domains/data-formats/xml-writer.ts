import { treeToXml } from '#pure/notation/xml/from-tree/tree-to-xml.ts';
import { defineWriter } from './format.ts';
import { indents } from './indents.ts';
import { oneDocument } from './one-document.ts';
import { xml } from './xml.ts';

/** Writes an XML document, with a notice for names that XML does not allow. Errors: those of `treeToXml`. */
export const xmlWriter = defineWriter(xml, (source, { rootElement, listItemElement, indent, ...layout }) =>
  treeToXml(oneDocument(source).value, {
    ...layout,
    rootElement: rootElement.trim() || xml.writeOptions.rootElement.initial,
    listItemElement: listItemElement.trim() || xml.writeOptions.listItemElement.initial,
    indent: indents[indent],
  }),
);
