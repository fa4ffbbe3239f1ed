import { parseXml, XmlError } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { errorOf, expectOwnSentence, matchesText, sourceTexts, unknownTexts } from '#test/support/library-texts.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { readXml } from './read-xml.ts';

/** Every message of the library, with a document that causes it. */
const EXAMPLES: readonly (readonly [text: string, xml: string])[] = [
  ['Attribute value expected', '<a b></a>'],
  ['Duplicate attribute: …', '<a b="1" b="2"/>'],
  ['Value of the `xml:space` attribute must be "default" or "preserve"', '<a xml:space="x"/>'],
  ['Unescaped `<` is not allowed in an attribute value', '<a b="<"/>'],
  ['Unclosed attribute', '<a b="1'],
  ['Unclosed CDATA section', '<a><![CDATA[</a>'],
  ['Element content may not contain the CDATA section close delimiter `]]>`', '<a>b]]></a>'],
  ["The string `--` isn't allowed inside a comment", '<a><!-- -- --></a>'],
  ['Unclosed comment', '<a><!--'],
  ['Expected a name', '<!DOCTYPE >'],
  ['Expected a public identifier', '<!DOCTYPE a PUBLIC x><a/>'],
  ['Expected a system identifier', '<!DOCTYPE a SYSTEM x><a/>'],
  ['Unclosed internal subset', '<!DOCTYPE a ['],
  ['Unclosed doctype declaration', '<!DOCTYPE a <a/>'],
  ['Unclosed start tag for element `…`', '<a b="1"c="2"/>'],
  ['Missing end tag for element …', '<a><b></a>'],
  ['Unclosed end tag for element …', '<a></a b>'],
  ["XML declaration isn't allowed here", '<a><?xml version="1.0"?></a>'],
  ['Invalid processing instruction', '<a><? b?></a>'],
  ['Whitespace is required after a processing instruction name', '<a><?b+c?></a>'],
  ['Unterminated processing instruction', '<a><?b </a>'],
  ['Invalid character in public identifier', '<!DOCTYPE a PUBLIC "{" "b"><a/>'],
  ['Unterminated reference (a reference must end with `;`)', '<a>&b</a>'],
  ['Invalid character reference', '<a>&#x;</a>'],
  ['Character reference resolves to an invalid character', '<a>&#0;</a>'],
  ["Named entity isn't defined: …", '<a>&b;</a>'],
  ['Missing end quote', '<?xml version="1.0?><a/>'],
  ['Invalid XML declaration', '<?xml?><a/>'],
  ['XML version is missing or invalid', '<?xml encoding="UTF-8"?><a/>'],
  ['Invalid character in version number', '<?xml version="a"?><a/>'],
  ['Invalid character in encoding name', '<?xml version="1.0" encoding="1"?><a/>'],
  ['Only "yes" and "no" are permitted as values of `standalone`', '<?xml version="1.0" standalone="x"?><a/>'],
  ['Invalid or unclosed XML declaration', '<?xml version="1.0"><a/>'],
  ['Root element is missing or invalid', '<!-- -->'],
  ['Extra content at the end of the document', '<a/><b/>'],
  ['Invalid character', '<a>\u0001</a>'],
];

const t = toolTexts('xml-to-json', 'en');

describe('the messages of parse-xml', () => {
  test('are all known', () => {
    const texts = sourceTexts(
      'node_modules/@rgrove/parse-xml/dist/lib/Parser.js',
      /\.error\((?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>).)+)\k<quote>\)/g,
    );
    expect(texts).toHaveLength(EXAMPLES.length);
    expect(
      unknownTexts(
        [...texts, 'A new text'],
        EXAMPLES.map(([text]) => text),
      ),
    ).toEqual(['A new text']);
  });

  test.each(EXAMPLES)('never appear, because our own check comes first: %s', (text, xml) => {
    const error = errorOf(() => parseXml(xml));
    expect(error).toBeInstanceOf(XmlError);
    const message = error.message.replace(/ \(line [^]*$/, '');
    expect(matchesText(message, text)).toBe(true);
    const read = readXml(xml, { keepComments: true });
    if (read.ok) throw new Error('was read');
    expect(read.error.code).not.toBe('xmlOther');
    expectOwnSentence(t(`errors.${read.error.code}`, read.error.values), message);
  });

  test('fall back to a general message', () => {
    expect(t('errors.xmlOther', { line: 1, column: 5 })).toBe('Line 1, column 5: this XML cannot be read here.');
  });
});
