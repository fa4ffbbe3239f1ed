import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (xml: string, chosen: Chosen = {}) =>
  valueOrError(operations.convert({ xml, ...initialValues(options), indent: 'none', ...chosen }, { progress: () => undefined }));

const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

describe('convert', () => {
  // The rules and examples of the tool's specification. The compact and ordered examples have the format of xml-js 1.6.11.
  test.each<[string, Chosen, string]>([
    [`<a x="1.234" y="It's"/>`, {}, `{"a":{"@x":"1.234","@y":"It's"}}`],
    [`<a x="1.234" y="It's"/>`, { mapping: 'compact' }, `{"a":{"_attributes":{"x":"1.234","y":"It's"}}}`],
    ['<n><to>A</to><to>B</to><v>1.50</v><z>007</z></n>', { detectTypes: true }, '{"n":{"to":["A","B"],"v":1.50,"z":"007"}}'],
    [
      '<p>Hi <b>you</b></p>',
      { mapping: 'ordered' },
      '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"Hi "},{"type":"element","name":"b","elements":[{"type":"text","text":"you"}]}]}]}',
    ],
    ['<?xml version="1.0"?>\n<note>\n  <to>Tove</to>\n  <body>Don\'t</body>\n</note>', {}, '{"note":{"to":"Tove","body":"Don\'t"}}'],
    ['<feed><entry>1</entry></feed>', { alwaysLists: ' entry , x' }, '{"feed":{"entry":["1"]}}'],
    ['<feed><entry>1</entry></feed>', { alwaysLists: 'entry', mapping: 'compact' }, '{"feed":{"entry":[{"_text":"1"}]}}'],
    ['<a/>', {}, '{"a":""}'],
    ['<a/>', { mapping: 'compact' }, '{"a":{}}'],
    ['<a/>', { mapping: 'ordered' }, '{"elements":[{"type":"element","name":"a"}]}'],
    ['<a b="">x<![CDATA[<y>]]></a>', {}, '{"a":{"@b":"","#text":"x<y>"}}'],
    ['<a>x<![CDATA[<y>]]>z</a>', { mapping: 'compact' }, '{"a":{"_text":["x","z"],"_cdata":"<y>"}}'],
    ['<a><b>1</b><c/><b>2</b></a>', {}, '{"a":{"b":["1","2"],"c":""}}'],
    ['<x:a xmlns:x="u" x:b="&lt;&#x41;&amp;"/>', {}, '{"x:a":{"@xmlns:x":"u","@x:b":"<A&"}}'],
    ['<a> </a>', {}, '{"a":""}'],
    ['<a xml:space="preserve"><b> </b></a>', { mapping: 'compact' }, '{"a":{"_attributes":{"xml:space":"preserve"},"b":{"_text":" "}}}'],
    ['<a xml:space="preserve"><b xml:space="default"> </b></a>', {}, '{"a":{"@xml:space":"preserve","b":{"@xml:space":"default"}}}'],
    ['<a> x\t</a>', { trimText: true }, '{"a":"x"}'],
    ['<a x=" 1">\n 2 </a>', { trimText: true, detectTypes: true }, '{"a":{"@x":" 1","#text":2}}'],
    [
      '<a b="true" c="1e3" d="-0" e="01" f="1." g="TRUE" h="12345678901234567890"/>',
      { detectTypes: true },
      '{"a":{"@b":true,"@c":1e3,"@d":-0,"@e":"01","@f":"1.","@g":"TRUE","@h":12345678901234567890}}',
    ],
    ['<!--x--><a><!--y-->1<!--z--></a>', {}, '{"a":"1"}'],
    ['<!--x--><a><!--y-->1<!--z--></a>', { keepComments: true }, '{"#comment":"x","a":{"#comment":["y","z"],"#text":"1"}}'],
    ['<a>1<!--y-->2</a>', { mapping: 'compact', keepComments: true }, '{"a":{"_text":["1","2"],"_comment":"y"}}'],
    ['<a>1<!--y-->2</a>', { mapping: 'compact' }, '{"a":{"_text":"12"}}'],
    [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><!DOCTYPE a SYSTEM "a.dtd"><?p q r?><a><?s?></a>',
      { mapping: 'compact' },
      '{"_declaration":{"_attributes":{"version":"1.0","encoding":"UTF-8","standalone":"yes"}},"_doctype":"a","_instruction":{"p":"q r"},"a":{"_instruction":{"s":""}}}',
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE a SYSTEM "a.dtd"><?p q r?><a x="1"><?s?><![CDATA[<]]><!--c--></a>',
      { mapping: 'ordered' },
      '{"declaration":{"attributes":{"version":"1.0"}},"elements":[{"type":"doctype","doctype":"a SYSTEM \\"a.dtd\\""},{"type":"instruction","name":"p","instruction":"q r"},' +
        '{"type":"element","name":"a","attributes":{"x":"1"},"elements":[{"type":"instruction","name":"s"},{"type":"cdata","cdata":"<"},{"type":"comment","comment":"c"}]}]}',
    ],
    ['\uFEFF<a>\r\n1\r</a>', {}, '{"a":"\\n1\\n"}'],
    ['<a __proto__="1"><__proto__/><constructor/></a>', {}, '{"a":{"@__proto__":"1","__proto__":"","constructor":""}}'],
  ])('converts %s with %j to JSON', (xml, chosen, json) => {
    expect(run(xml, chosen)).toEqual({ json, notices: [] });
  });

  test('formats with the indent', () => {
    expect(run('<a><b>1</b></a>', { indent: 'tab' })).toEqual({ json: '{\n\t"a": {\n\t\t"b": "1"\n\t}\n}', notices: [] });
  });

  test('reports once for each name if the order of text and elements is lost', () => {
    const xml = '<a><p>Hi <b>you</b></p><p><i/>x</p><q>y<![CDATA[z]]></q></a>';
    const notices = [{ code: 'mixedContent', values: { name: 'p' } }];
    expect(run(xml)).toMatchObject({ json: '{"a":{"p":[{"b":"you","#text":"Hi "},{"i":"","#text":"x"}],"q":"yz"}}', notices });
    expect(run(xml, { mapping: 'compact' })).toMatchObject({ notices });
    expect(run(xml, { mapping: 'ordered' })).toMatchObject({ notices: [] });
  });

  test.each(['', ' \n\t'])('returns nothing for %j', (xml) => {
    expect(run(xml)).toBeNull();
  });

  // The examples of the tool's specification. find-xml-fault.test.ts covers all errors. Only the library detects the last one.
  test.each<[string, object]>([
    [
      '<a><b></a>',
      { code: 'xmlEndTagWrong', at: 6, values: { line: 1, column: 7, expected: 'b', found: 'a', openedLine: 1, openedColumn: 4 } },
    ],
    ['<a>&nbsp;</a>', { code: 'xmlEntityUndefined', at: 3, values: { line: 1, column: 4, reference: '&nbsp;' } }],
    ['\uFEFF<a>🙂&x;</a>', { code: 'xmlEntityUndefined', at: 6, values: { line: 1, column: 6, reference: '&x;' } }],
    ['<a>\n<b c="1" c="2"/></a>', { code: 'xmlAttributeTwice', at: 13, values: { line: 2, column: 10, name: 'c' } }],
    ['<a/><b/>', { code: 'xmlContentAfterRoot', at: 4, values: { line: 1, column: 5 } }],
    [
      '<a x="🙂" xml:space="x"/>',
      {
        code: 'xmlSpaceInvalid',
        at: 23,
        values: { line: 1, column: 24 },
      },
    ],
  ])('refuses %j with a reason and a position', (xml, error) => expect(run(xml)).toEqual(error));

  test('refuses input that is too deep or too large', () => {
    expect(run('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toEqual({ code: 'nestedTooDeeply' });
    expect(run(' '.repeat(50_000_001))).toEqual({ code: 'inputTooLarge' });
  });

  test('preserves any text and any attribute', () => {
    const text = fc
      .string({ unit: 'binary' })
      .filter((value) => /^[\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(value) && value.trim() !== '');
    fc.assert(
      fc.property(text, text, (content, attribute) => {
        const converted = run(`<a b="${escaped(attribute)}">${escaped(content)}</a>`);
        expect(JSON.parse(converted && 'json' in converted ? String(converted.json) : '')).toEqual({
          a: { '@b': attribute, '#text': content },
        });
      }),
    );
  });
});
