import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';
import { MAX_EXPANSION } from './xml-entities.ts';

const read = (subset: string, element: string) => readXml(`<!DOCTYPE a [${subset}]>${element}`, { keepComments: false });

function contentOf(subset: string, element: string): string {
  const result = read(subset, element);
  if (!result.ok) throw new Error(result.error.code);
  return JSON.stringify(result.value.document.root?.toJSON(), ['name', 'text', 'attributes', 'children', 'b', 'c']);
}

const same = (element: string): string => contentOf('', element);

// XML 1.0, sections 4.2 to 4.6 and appendix D
test.each([
  ['<!ENTITY e "x">', '<a>&e;&amp;&e;</a>', '<a>x&amp;x</a>'],
  ["<!ENTITY e 'http://www.w3.org/2000/svg'>", '<a b="&e;"/>', '<a b="http://www.w3.org/2000/svg"/>'],
  ['<!ENTITY e "">', '<a>&e;x&e;</a>', '<a>x</a>'],
  ['<!ENTITY e "1"><!ENTITY e "2">', '<a>&e;</a>', '<a>1</a>'],
  ['<!ENTITY e "&f;!"><!ENTITY f "x">', '<a>&e;</a>', '<a>x!</a>'],
  ['<!ENTITY e "<b>x</b>&amp;">', '<a>&e;</a>', '<a><b>x</b>&amp;</a>'],
  ['<!ENTITY e "<![CDATA[&f;]]>">', '<a>&e;</a>', '<a><![CDATA[&f;]]></a>'],
  [`<!ENTITY e "it's" ><!ENTITY f '"'>`, '<a b="&e;&f;"/>', '<a b="it&apos;s&quot;"/>'],
  ['<!ENTITY e "&#38;#60;">', '<a b="&e;">&e;</a>', '<a b="&lt;">&lt;</a>'],
  ['<!ENTITY lt "&#38;#60;">', '<a>&lt;</a>', '<a>&lt;</a>'],
  ['<!ENTITY % p "<!ENTITY e \'x\'>">%unknown; %p;', '<a>&e;</a>', '<a>x</a>'],
  ['<!-- <!ENTITY e "1"> --><?p <!ENTITY e "1">?><!ATTLIST a b CDATA "]><!ENTITY"><!ENTITY e "2">', '<a>&e;</a>', '<a>2</a>'],
  ['<!ENTITY e "x">', '<a c="&lt;"><!-- &e; --><![CDATA[&e;]]><?p &e;?></a>', '<a c="&lt;"><!-- &e; --><![CDATA[&e;]]><?p &e;?></a>'],
])('with the entities %s reads %s', (subset, element, written) => {
  expect(contentOf(subset, element)).toBe(same(written));
});

test.each([
  ['', '<a>&e;</a>', 'xmlEntityUndefined', 4],
  ['<!ENTITY e SYSTEM "file:///etc/passwd">', '<a>&e;</a>', 'xmlEntityExternal', 4],
  ['<!ENTITY e "&e;">', '<a>&e;</a>', 'xmlEntityRecursive', 4],
  ['<!ENTITY e "&f;"><!ENTITY f "<b>&e;</b>">', '<a b="&e;"/>', 'xmlEntityRecursive', 7],
  ['<!ENTITY e "&f;">', '<a>&e;</a>', 'xmlEntityUndefined', 4],
  ['<!ENTITY e "<b/>">', '<a b="&e;"/>', 'xmlLessInAttribute', 7],
  ['<!ENTITY e "<b>">', '<a>&e;</b></a>', 'xmlEntityInvalid', 4],
  ['<!ENTITY e "</a><a>">', '<a>&e;</a>', 'xmlEntityInvalid', 4],
  ['<!ENTITY e "a & b">', '<a>&e;</a>', 'xmlEntityInvalid', 4],
  ['<!ENTITY e "100 %">', '<a>&e;</a>', 'xmlEntityInvalid', 4],
  ['<!ENTITY e "&#0;">', '<a>&e;</a>', 'xmlEntityInvalid', 4],
  ['<!ENTITY e "<!DOCTYPE b>">', '<a>&e;</a>', 'xmlEntityInvalid', 4],
])('with the entities %s refuses %s', (subset, element, code, column) => {
  expect(read(`${subset}\n`, `\n${element}`)).toMatchObject({ error: { code, values: { column } } });
});

// CVE-2003-1564, the “billion laughs”, and its quadratic variant
test.each([
  [
    'billions of laughs',
    `<!ENTITY l0 "lol">${Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}`,
    '<a>&l12;</a>',
  ],
  ['a long entity often', `<!ENTITY e "${'x'.repeat(100_000)}">`, `<a>${'&e;'.repeat(1000)}</a>`],
  ['a long entity often in attributes', `<!ENTITY e "${'x'.repeat(100_000)}">`, `<a>${'<b c="&e;"/>'.repeat(1000)}</a>`],
])('refuses %s', (_, subset, element) => {
  expect(read(subset, element)).toMatchObject({ error: { code: 'xmlEntitiesTooLarge', values: { max: MAX_EXPANSION } } });
});

test('stops when parameter entities multiply', () => {
  const subset = `<!ENTITY % p0 "<!ENTITY e 'x'>">${Array.from({ length: 12 }, (_, at) => `<!ENTITY &#37; p${at + 1} "${`&#37;p${at};`.repeat(10)}">`).join('')}`;
  expect(read(subset.replaceAll('<!ENTITY &#37;', '<!ENTITY %') + '%p12;', '<a>&e;</a>').ok).toBe(true);
});

test('reports the position in the document for an error after an entity', () => {
  expect(read('<!ENTITY e "long text">', '<a>&e;\n<b xml:space="no"/></a>')).toMatchObject({
    error: { code: 'xmlSpaceInvalid', values: { line: 2 } },
  });
});

test('reads any text through an entity as it does directly', () => {
  const text = fc.string({ unit: fc.constantFrom('x', '&amp;', '<b/>', '<b c="1">y</b>', '<!-- -->', "'", ' ', '😀') });
  fc.assert(
    fc.property(text, (content) => {
      expect(contentOf(`<!ENTITY e "${content.replaceAll('"', '&#34;')}">`, '<a>&e;</a>')).toBe(same(`<a>${content}</a>`));
    }),
  );
});
