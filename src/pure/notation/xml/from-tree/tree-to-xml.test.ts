import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MixedContent } from '../to-tree/mixed-content.ts';
import { toCompactMapping } from '../to-tree/compact-mapping.ts';
import { toOrderedMapping } from '../to-tree/ordered-mapping.ts';
import { readXml } from '../read-xml.ts';
import { toShortMapping } from '../to-tree/short-mapping.ts';
import { treeToXml } from './tree-to-xml.ts';

const reading = { detectTypes: false, trimText: false, alwaysLists: new Set<string>() };
const layout = { rootElement: 'root', listItemElement: 'item', xmlDeclaration: false, indent: '' };

function viaJson(xml: string, mapping: 'short' | 'compact' | 'ordered'): string {
  const read = readXml(xml, { keepComments: true });
  if (!read.ok) return read.error.code;
  const { document, source } = read.value;
  const tree =
    mapping === 'ordered'
      ? toOrderedMapping(document, source, reading)
      : (mapping === 'compact' ? toCompactMapping : toShortMapping)(document, reading, new MixedContent());
  const written = treeToXml(tree, { ...layout, mapping });
  return written.ok ? written.value.text : written.error.code;
}

const name = fc.constantFrom('a', 'b', 'x:c', 'é', '_1');
const text = fc.constantFrom('x', ' y ', '&lt;&amp;&gt;', '🙂', 'z&#13;');
const attributes = fc.dictionary(name, fc.constantFrom('', '1', '&lt;&quot;', '&#9;&#10;'), { maxKeys: 2 }).map((all) =>
  Object.entries(all)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join(''),
);

const element = (content: fc.Arbitrary<string>) =>
  fc
    .tuple(name, attributes, content)
    .map(([tag, more, inside]) => (inside === '' ? `<${tag}${more}/>` : `<${tag}${more}>${inside}</${tag}>`));
const joined = (part: fc.Arbitrary<string>) => fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));

test('the ordered mapping preserves XML through JSON', () => {
  const other = fc.constantFrom('<!--c-->', '<![CDATA[<]]>', '<?p q?>', '<?p?>');
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: element(joined(fc.oneof({ depthSize: 'small' }, text, other, tie('node')))),
  }));
  const prolog = fc.constantFrom(
    '',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!--c--><!DOCTYPE a SYSTEM "a.dtd" [<!ELEMENT a ANY>]><?p?>',
  );
  fc.assert(
    fc.property(prolog, node, (before, root) => {
      expect(viaJson(before + root, 'ordered')).toBe(before + root);
    }),
  );
});

test.each(['short', 'compact'] as const)(
  'the %s mapping preserves elements without mixed content whose siblings of one name are adjacent',
  (mapping) => {
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: element(
        fc.oneof(
          { depthSize: 'small' },
          text,
          fc.constant(''),
          tie('node'),
          tie('node').map((one) => one + one),
        ),
      ),
    }));
    fc.assert(
      fc.property(node, (xml) => {
        expect(viaJson(xml, mapping)).toBe(xml);
      }),
    );
  },
);
