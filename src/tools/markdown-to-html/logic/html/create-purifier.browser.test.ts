import createDomPurify from 'dompurify';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTACKS } from '#test/support/samples/attacks.ts';
import { oddHtmlStarts } from '#test/support/samples/odd-html-starts.ts';
import { runs } from '#test/support/runs.ts';
import { createPurifier } from './create-purifier.ts';
import { domMemberNames } from './dom-member-names.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';

const [own, browsers] = [createPurifier(), createDomPurify(window)];
const clean = (html: string): string => purifyBody(own, html);
const cleanInBrowser = (html: string): string => purifyBody(browsers, html);

// Our purifier must clean like one in a browser, although it has no browser's parser and document.
test.each(ATTACKS)('matches cleaning in a browser: %s', (html) => {
  expect(clean(html)).toBe(cleanInBrowser(html));
});

test.each(oddHtmlStarts)('continues as a browser does after %j', (start) => {
  const html = `${start}<b>kept</b><p onclick="x()">a<div>b</p>`;
  expect(clean(html)).toBe(cleanInBrowser(html));
});

test('removes ids and names that clash with members of documents and forms', () => {
  const html = [...domMemberNames, 'toString', 'other', 'title ', 'Title']
    .map((name) => `<p id="${name}">a</p><a name="${name}">b</a>`)
    .join('');
  expect(clean(html)).toBe(cleanInBrowser(html));
  const members = (object: object): readonly string[] =>
    object === Object.prototype ? [] : [...Object.getOwnPropertyNames(object), ...members(Object.getPrototypeOf(object) as object)]; // every chain ends there
  const known = new Set(domMemberNames);
  const all = [...members(document), ...members(document.createElement('form'))];
  expect(all.filter((name) => !known.has(name) && !(name in {}))).toEqual([]);
});

// Omits markup that parsers read differently: the content of `select`, in which HTML allows anything but not every browser does; processing
// instructions, which are comments elsewhere; CDATA in the title of an SVG, which is text in a browser and dropped here.
const tags = [
  'a href="javascript:x" title="<&>"',
  'b',
  'table',
  'tr',
  'td',
  'p',
  'div',
  'svg',
  'math',
  'mtext',
  'mglyph',
  'annotation-xml encoding="text/html"',
  'foreignObject',
  'desc',
  'style',
  'script',
  'template',
  'form id="a"',
  'input name="parentNode"',
  'ul',
  'li',
  'h1 id="title"',
  'noscript',
  'title',
  'textarea',
  'img src=x onerror=y',
  'x-y',
  'p is="x-y"',
  'button',
  'br',
  'pre',
  'nobr',
  'hr',
  'plaintext',
  'frameset',
  'caption',
  'col',
  'dd',
  'ruby',
  'rt',
  'video',
  'iframe',
  'font color=red',
  'body onload=x',
  'html',
  'head',
  'xmp',
];
const piece = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag.split(' ')[0]}>`),
  fc.constantFrom('text', ' ', '\n', '&lt;', '&amp;nbsp;', '\u00a0', '<!-- a -->', '<!--><b>', '<', '">', '</'),
);

test('matches cleaning of any tags in a browser', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(clean(pieces.join(''))).toBe(cleanInBrowser(pieces.join('')));
    }),
    { numRuns: runs(2000) },
  );
});
