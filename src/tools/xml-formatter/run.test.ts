import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { runs } from '#test/support/runs.ts';
import faults from '#domains/xml/messages/en.json' with { type: 'json' };
import { declaration } from './declare.ts';
import { format } from './run.ts';

const { options } = declaration;

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (xml: string, chosen: Chosen = {}) => {
  const result = format({ xml, ...initialValues(options), ...chosen });
  return result.ok ? result.value?.formatted : result.error;
};

const sentences: Readonly<Record<string, string>> = faults.errors;

describe('format', () => {
  // The rules and examples of the tool's specification. The first example is from the original it-tools.
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
  ])('formats %j with %j', (xml, chosen, formatted) => expect(run(xml, chosen)).toBe(formatted));

  test('returns nothing for white space', () => {
    expect(format({ xml: ' \n', ...initialValues(options) })).toEqual({ ok: true, value: null });
  });

  // The examples of the tool's specification. find-xml-fault.test.ts covers all errors.
  test.each<[string, object, string]>([
    [
      '<hello><world>foo</world></hello2>',
      {
        code: 'xmlEndTagWrong',
        at: 25,
        values: { line: 1, column: 26, found: 'hello2', expected: 'hello', openedLine: 1, openedColumn: 1 },
      },
      'Line {{line}}, column {{column}}: </{{found}}> does not close <{{expected}}> (line {{openedLine}}, column {{openedColumn}}).',
    ],
    [
      '<a><b/>',
      { code: 'xmlElementOpen', at: 7, values: { line: 1, column: 8, name: 'a' } },
      'Line {{line}}, column {{column}}: <{{name}}> is not closed.',
    ],
    [
      'hello world',
      { code: 'xmlTextOutside', at: 0, values: { line: 1, column: 1 } },
      'Line {{line}}, column {{column}}: text outside of an element.',
    ],
    ['<!-- c -->', { code: 'xmlElementMissing' }, 'The root element is missing.'],
    [
      '<a b="1" b="2"/>',
      { code: 'xmlAttributeTwice', at: 9, values: { line: 1, column: 10, name: 'b' } },
      'Line {{line}}, column {{column}}: the attribute "{{name}}" is repeated.',
    ],
    [
      '\uFEFF<a>\r\n R&D\r\n</a>',
      { code: 'xmlReferenceOpen', at: 8, values: { line: 2, column: 3 } },
      'Line {{line}}, column {{column}}: a reference must end with ";".',
    ],
  ])('refuses %j with a reason and a position', (xml, error, sentence) => {
    const result = format({ xml, ...initialValues(options) });
    expect(result).toMatchObject({ ok: false, error });
    expect(result.ok || sentences[result.error.code]).toBe(sentence);
  });

  test('counts the roots of a fragment', () => {
    expect(format({ xml: '<a/><b/>', ...initialValues(options) })).toMatchObject({
      value: { notices: [{ code: 'fragment', values: { count: 2 } }] },
    });
    expect(format({ xml: '<a/>', ...initialValues(options) })).toMatchObject({ value: { notices: [] } });
  });

  test('handles ten thousand levels without recursion', () => {
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
      fc.property(fc.array(element, { maxLength: 4 }), chosen, (inner, chosenOptions) => {
        const once = run(`<r>${inner.join('')}</r>`, chosenOptions);
        expect(run(String(once), chosenOptions)).toBe(once);
      }),
      { numRuns: runs(500) },
    );
  });

  test('changes only white space', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), fc.constantFrom(...options.mode.values), (inner, mode) => {
        const xml = `<r>${inner.join('')}</r>`;
        expect(String(run(xml, { mode })).replaceAll(/\s/g, '')).toBe(xml.replaceAll(/\s/g, ''));
      }),
      { numRuns: runs(500) },
    );
  });
});
