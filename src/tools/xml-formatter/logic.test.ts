import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValuesOf } from '#core/fields.ts';
import { initialValues } from '#core/fields.ts';
import { expectProportionate } from '../../../test/expect-proportionate.ts';
import { runs } from '../../../test/runs.ts';
import { options } from './fields.ts';
import { format } from './logic.ts';
import english from './messages/en.json' with { type: 'json' };

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (xml: string, chosen: Chosen = {}) => {
  const result = format({ xml }, { ...initialValues(options), ...chosen });
  return result.ok ? result.value.text : result.error;
};

const sentences: Readonly<Record<string, string>> = english.errors;

describe('format', () => {
  // The examples of the tool's section in development.md, the first from the older it-tools, and its rules.
  test.each<[string, Chosen, string]>([
    ['<foo><bar>baz</bar><bar>baz</bar></foo>', {}, '<foo>\n  <bar>baz</bar>\n  <bar>baz</bar>\n</foo>'],
    [`<a><!-- c --><b x="1>2" y='q"'/></a>`, {}, `<a>\n  <!-- c -->\n  <b x="1>2" y='q"'/>\n</a>`],
    ['<p>Hello <b>bold</b> world</p>', {}, '<p>Hello <b>bold</b> world</p>'],
    [
      '<hello><world>foo</world></hello>',
      { textOnItsOwnLine: true, indent: '4' },
      '<hello>\n    <world>\n        foo\n    </world>\n</hello>',
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e "]>">]><?p  q?><r>&e;</r>',
      {},
      '<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY e "]>">]>\n<?p  q?>\n<r>&e;</r>',
    ],
    ['<a  x = "1"\n y=\'2\'  >\n <b /> </a >', {}, '<a x="1" y=\'2\'>\n  <b/>\n</a>'],
    ['<a><b>\n x \n y </b><c> <![CDATA[ z ]]> </c></a>', {}, '<a>\n  <b>x \n y</b>\n  <c><![CDATA[ z ]]></c>\n</a>'],
    ['<a><c><![CDATA[z]]></c></a>', { textOnItsOwnLine: true }, '<a>\n  <c><![CDATA[z]]></c>\n</a>'],
    ['<r><p >  Hi <b  x = "1" >you</b>\n <i/> </p></r>', {}, '<r>\n  <p>Hi <b x="1">you</b>\n <i/></p>\n</r>'],
    ['<r><s xml:space="preserve" > <i /> </s></r>', {}, '<r>\n  <s xml:space="preserve" > <i /> </s>\n</r>'],
    [
      '<r a="1"><b c="1" d="2"/><e f="1" g="2">t</e></r>',
      { oneAttributePerLine: true },
      '<r a="1">\n  <b\n    c="1"\n    d="2"\n  />\n  <e\n    f="1"\n    g="2"\n  >t</e>\n</r>',
    ],
    ['<r><a/><b></b><c> </c></r>', {}, '<r>\n  <a/>\n  <b></b>\n  <c></c>\n</r>'],
    ['<r><a/><b></b><c> </c></r>', { emptyElements: 'selfClosing' }, '<r>\n  <a/>\n  <b/>\n  <c/>\n</r>'],
    ['<r><a x="1"/><b></b></r>', { emptyElements: 'startAndEnd' }, '<r>\n  <a x="1"></a>\n  <b></b>\n</r>'],
    ['<r><!-- a --><b>x<!-- c -->y</b><d><!-- e --></d></r>', { keepComments: false }, '<r>\n  <b>xy</b>\n  <d></d>\n</r>'],
    [
      '<r>\n  <a x = "1" >  t  </a>\n  <p>Hi <b>you</b> </p>\n  <s xml:space="preserve"> <i/> </s>\n</r>',
      { mode: 'minify' },
      '<r><a x="1">t</a><p>Hi <b>you</b> </p><s xml:space="preserve"> <i/> </s></r>',
    ],
    ['<a>1</a><b/>', {}, '<a>1</a>\n<b/>'],
    ['<x:a y:b="1"/>', {}, '<x:a y:b="1"/>'],
    ['\uFEFF<a>\r\n<!--b\r\nc--></a>\r\n', {}, '<a>\n  <!--b\nc-->\n</a>'],
    [' \n', {}, ''],
  ])('sets %j with %j', (xml, chosen, formatted) => expect(run(xml, chosen)).toBe(formatted));

  test.each<[string, object]>([
    [
      '<hello><world>foo</world></hello2>',
      { code: 'wrongEndTag', at: 25, values: { line: 1, column: 26, found: 'hello2', expected: 'hello', openedLine: 1, openedColumn: 1 } },
    ],
    ['<a>\r\n <b>\r\n</a>', { code: 'wrongEndTag', values: { line: 3, column: 1, openedLine: 2, openedColumn: 2 } }],
    ['<a><b/>', { code: 'unclosedElement', at: 7, values: { line: 1, column: 8, name: 'a' } }],
    ['hello world', { code: 'textOutside', at: 0, values: { line: 1, column: 1 } }],
    ['<a/>\n x', { code: 'textOutside', at: 6, values: { line: 2, column: 2 } }],
    ['<!-- c -->', { code: 'noElement' }],
    ['<a b="1" b="2"/>', { code: 'repeatedAttribute', at: 9, values: { line: 1, column: 10, name: 'b' } }],
  ])('refuses %j with a reason and a place', (xml, error) => expect(run(xml)).toMatchObject(error));

  // The sentences that development.md wants are those of saxes; two of them have no full stop.
  test.each([
    ['</a>', 'endTagUnmatched', 'unmatched closing tag: a.'],
    ['<a></></a>', 'endTagNameless', 'weird empty close tag.'],
    ['<a></a b>', 'endTagCharacter', 'disallowed character in closing tag.'],
    ['<a>1 < 2</a>', 'tagNameMissing', 'disallowed character in tag name'],
    ['<a&/>', 'tagNameCharacter', 'disallowed character in tag name.'],
    ['<a / >', 'slashMisplaced', 'forward-slash in opening tag not followed by >.'],
    ['<a 1="2"/>', 'attributeNameCharacter', 'disallowed character in attribute name.'],
    ['<a b></a>', 'attributeValueMissing', 'attribute without value.'],
    ['<a b=1/>', 'attributeValueUnquoted', 'unquoted attribute value.'],
    ['<a b="1"c="2"/>', 'attributeSpaceMissing', 'no whitespace between attributes.'],
    ['<a>&x;</a>', 'entityUndefined', 'undefined entity.'],
    ['<a>&;</a>', 'entityNameMissing', 'empty entity name.'],
    ['<a>A & B;</a>', 'entityNameCharacter', 'disallowed character in entity name.'],
    ['<a>&#0;</a>', 'characterReferenceInvalid', 'malformed character entity.'],
    ['<a>\u0001</a>', 'characterForbidden', 'disallowed character.'],
    ['<a>]]></a>', 'cdataEndInText', 'the string "]]>" is disallowed in char data.'],
    ['<a><!-- x -- y --></a>', 'hyphensInComment', 'malformed comment.'],
    ['<a><!ELEMENT></a>', 'markupUnknown', 'incorrect syntax.'],
    ['<a/><!DOCTYPE a>', 'doctypeMisplaced', 'inappropriately located doctype declaration.'],
    ['<a><? b?></a>', 'instructionNameless', 'processing instruction without a target.'],
    ['<a/><?xml version="1.0"?>', 'declarationMisplaced', 'an XML declaration must be at the start of the document.'],
    ['<?xml version?><a/>', 'declarationIncomplete', 'XML declaration is incomplete.'],
    ['<?xml encoding="UTF-8"?><a/>', 'versionMissing', 'expected one of version'],
    ['<a></b', 'endsEarly', 'unexpected end.'],
    ['<?xml version=1.0?><a/>', 'notWellFormed', 'value must be quoted.'],
  ])('says of %j in English what the parser says', (xml, code, said) => {
    const result = format({ xml }, initialValues(options));
    const { line = 0, column = 0, ...quoted } = result.ok ? {} : (result.error.values ?? {});
    expect(result).toMatchObject({ error: { code } });
    const sentence = sentences[code]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String({ line, column, ...quoted }[name]));
    expect(sentence).toBe(`Line ${line}, column ${column}: ${said}`);
  });

  test('counts the roots of a fragment', () => {
    expect(format({ xml: '<a/><b/>' }, initialValues(options))).toMatchObject({ ok: true, value: { rootCount: 2 } });
  });

  // Each of them took time that grows with its square, or with the number of faults.
  test.each([
    ['a long name', 100_000, (length: number) => `<${'a'.repeat(length)} b="1"/>`, true],
    ['very many faults', 50_000, (count: number) => `<a>${'<!--'.repeat(count)}</a>`, false],
  ])('reads %s in time that grows with the length', async (_, size, xmlOf, isWellFormed) => {
    await expectProportionate(size, (length) => {
      expect(format({ xml: xmlOf(length) }, initialValues(options)).ok).toBe(isWellFormed);
    });
  });

  test('needs no stack for ten thousand levels', () => {
    const deep = '<a>'.repeat(10_000) + '</a>'.repeat(10_000);
    expect(run(deep, { mode: 'minify' })).toBe(deep);
  });

  const words = fc.constantFrom(
    'x',
    ' y ',
    '&amp;',
    '<![CDATA[ <z> ]]>',
    '\n',
    ' ',
    '<!-- c -->',
    '<?p q?>',
    '<e/>',
    '<e a = "1" b=\'2\' />',
  );
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc.oneof(
      { maxDepth: 4 },
      words,
      fc
        .tuple(fc.constantFrom('a', 'b c="1"', 'd  x="1"  y="2" '), fc.array(tie('element'), { maxLength: 4 }))
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.slice(0, 1)}>`),
    ),
  }));
  const chosen = fc.record({
    mode: fc.constantFrom(...options.mode.values),
    textOnItsOwnLine: fc.boolean(),
    oneAttributePerLine: fc.boolean(),
    emptyElements: fc.constantFrom(...options.emptyElements.values),
    keepComments: fc.boolean(),
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), chosen, (inner, wish) => {
        const once = run(`<r>${inner.join('')}</r>`, wish);
        expect(run(String(once), wish)).toBe(once);
      }),
      { numRuns: runs(500) },
    );
  });

  test('changes white space alone', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), fc.constantFrom(...options.mode.values), (inner, mode) => {
        const xml = `<r>${inner.join('')}</r>`;
        expect(String(run(xml, { mode })).replaceAll(/\s/g, '')).toBe(xml.replaceAll(/\s/g, ''));
      }),
      { numRuns: runs(500) },
    );
  });
});
