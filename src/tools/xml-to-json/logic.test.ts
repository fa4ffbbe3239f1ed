import { parseXml } from '@rgrove/parse-xml';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValuesOf } from '#core/fields.ts';
import { initialValues } from '#core/fields.ts';
import type { ToolError } from '#core/result.ts';
import { options } from './fields.ts';
import { convert } from './logic.ts';
import english from './messages/en.json' with { type: 'json' };

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (xml: string, chosen: Chosen = {}) => {
  const result = convert({ xml }, { ...initialValues(options), indent: 'none', ...chosen });
  return result.ok ? result.value : result.error;
};

const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const sentences: Readonly<Record<string, string>> = english.errors;

function failureOf(xml: string): ToolError {
  const result = convert({ xml }, initialValues(options));
  if (result.ok) throw new Error('was converted');
  return result.error;
}

/** With a small first letter, unless it begins an abbreviation. */
function saidByLibrary(xml: string): string {
  try {
    parseXml(xml);
    return '';
  } catch (error) {
    const [said = ''] = String((error as Error).message).split(' (line '); // of the library's XmlError
    return said.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  }
}

type Refusal = readonly [xml: string, line: number, column: number, code: string, values: object];

// Each fault that has a code of its own, and one that has none.
const REFUSALS: readonly Refusal[] = [
  ['<a><b></a>', 1, 7, 'xmlEndTagMissing', { name: 'b' }],
  ['<a></a', 1, 7, 'xmlEndTagOpen', { name: 'a' }],
  ['<a b="1"c="2"/>', 1, 9, 'xmlStartTagOpen', { name: 'a' }],
  ['<a b=1/>', 1, 6, 'xmlAttributeValueMissing', {}],
  ['<a>\n<b c="1" c="2"/></a>', 2, 15, 'xmlAttributeTwice', { name: 'c' }],
  ['<a b="1/>', 1, 7, 'xmlAttributeOpen', {}],
  ['<a b="<"/>', 1, 7, 'xmlLessInAttribute', {}],
  ['<a>&nbsp;</a>', 1, 4, 'xmlEntityUndefined', { reference: '&nbsp;' }],
  ['\uFEFF<a>🙂&x;</a>', 1, 6, 'xmlEntityUndefined', { reference: '&x;' }],
  ['<a>A & B</a>', 1, 8, 'xmlReferenceOpen', {}],
  ['<a>&#x;</a>', 1, 8, 'xmlCharacterReferenceInvalid', {}],
  ['<a>&#0;</a>', 1, 8, 'xmlCharacterReferenceForbidden', {}],
  ['<a>🙂\u0001</a>', 1, 6, 'xmlCharacterForbidden', {}],
  ['x', 1, 1, 'xmlRootMissing', {}],
  ['<a/><b/>', 1, 5, 'xmlContentAfterRoot', {}],
  ['<a><![CDATA[</a>', 1, 13, 'xmlCdataOpen', {}],
  ['<a>x]]></a>', 1, 5, 'xmlCdataEndInText', {}],
  ['<a><!--</a>', 1, 8, 'xmlCommentOpen', {}],
  ['<a><!-- b -- c --></a>', 1, 11, 'xmlHyphensInComment', {}],
  ['<a><?b </a>', 1, 8, 'xmlInstructionOpen', {}],
  ['<a><? b?></a>', 1, 6, 'xmlInstructionInvalid', {}],
  ['<a><?xml version="1.0"?></a>', 1, 4, 'xmlDeclarationMisplaced', {}],
  ['<?xml version="1.0"><a/>', 1, 20, 'xmlDeclarationInvalid', {}],
  ['<?xml encoding="UTF-8"?><a/>', 1, 7, 'xmlVersionMissing', {}],
  ['<!DOCTYPE html <a/>', 1, 16, 'xmlDoctypeOpen', {}],
  ['<!DOCTYPE a PUBLIC><a/>', 1, 19, 'xmlOther', { message: 'expected a public identifier' }],
];

describe('convert', () => {
  // The examples of the tool's section in converter.md and its rules; the compact and the ordered ones are the shapes of xml-js 1.6.11.
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
  ])('turns %s with %j into JSON', (xml, chosen, text) => {
    expect(run(xml, chosen)).toEqual({ text, notices: [] });
  });

  test('lays out with the indent', () => {
    expect(run('<a><b>1</b></a>', { indent: 'tab' })).toEqual({ text: '{\n\t"a": {\n\t\t"b": "1"\n\t}\n}', notices: [] });
  });

  test('says once for each name where the order of text and elements is lost', () => {
    const xml = '<a><p>Hi <b>you</b></p><p><i/>x</p><q>y<![CDATA[z]]></q></a>';
    const notices = [{ code: 'mixedContent', values: { name: 'p' } }];
    expect(run(xml)).toMatchObject({ text: '{"a":{"p":[{"b":"you","#text":"Hi "},{"i":"","#text":"x"}],"q":"yz"}}', notices });
    expect(run(xml, { mapping: 'compact' })).toMatchObject({ notices });
    expect(run(xml, { mapping: 'ordered' })).toMatchObject({ notices: [] });
  });

  test.each(['', ' \n\t'])('gives nothing for %j', (xml) => {
    expect(run(xml)).toEqual({ text: '', notices: [] });
  });

  test.each(REFUSALS)('refuses %j with line, column and reason', (xml, line, column, code, values) => {
    expect(run(xml)).toMatchObject({ code, values: { line, column, ...values } });
  });

  // The sentences that converter.md wants are those of the library.
  test.each(REFUSALS)('says in English of %j what the library says', (xml, line, column) => {
    const { code, values = {} } = failureOf(xml);
    const sentence = sentences[code]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
    expect(sentence).toBe(`Line ${line}, column ${column}: ${saidByLibrary(xml)}.`);
  });

  test('refuses what is too deep or too large', () => {
    expect(run('<a>'.repeat(100_000) + '</a>'.repeat(100_000))).toEqual({ code: 'nestedTooDeeply' });
    expect(run(' '.repeat(50_000_001))).toEqual({ code: 'inputTooLarge' });
  });

  test('marks the offset in the text as it was given', () => {
    expect(run('\uFEFF<a>🙂&x;</a>')).toMatchObject({ at: 6 });
  });

  test('keeps any text and any attribute', () => {
    const text = fc
      .string({ unit: 'binary' })
      .filter((value) => /^[\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(value) && value.trim() !== '');
    fc.assert(
      fc.property(text, text, (content, attribute) => {
        const converted = run(`<a b="${escaped(attribute)}">${escaped(content)}</a>`);
        expect(JSON.parse('text' in converted ? converted.text : '')).toEqual({ a: { '@b': attribute, '#text': content } });
      }),
    );
  });
});
