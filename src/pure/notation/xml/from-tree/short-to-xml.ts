import { isScalars, type KeyedMapping, scalarsOf } from './keyed-to-xml.ts';

/** The short mapping: `@name` for attributes, `#text` for text, `#comment` for comments. */
export const shortToXml: KeyedMapping = {
  isProlog: () => false,
  comment: '#comment',
  isSpecial: (key) => isAttribute(key) || key === '#text' || key === '#comment',
  place(builder, parent, { key, value }, path) {
    if (isAttribute(key)) {
      builder.attribute(parent, key.slice(1), value, path);
      return true;
    }
    if ((key !== '#text' && key !== '#comment') || !isScalars(value)) return false;
    for (const [scalar, at] of scalarsOf(value, path)) builder.leaf(parent, key === '#text' ? 'text' : 'comment', scalar, at);
    return true;
  },
};

const isAttribute = (key: string): boolean => key.length > 1 && key.startsWith('@');
