import { describe, expect, test } from 'vitest';
import { isImageAddress, isLinkAddress } from './addresses.ts';
import type { RichMark, RichNode } from './rich-node.ts';
import { writeHtml } from './write-html.ts';
import { writePlainText } from './write-plain-text.ts';

const text = (content: string, ...marks: readonly RichMark[]): RichNode => ({ type: 'text', text: content, marks });
const paragraph = (...content: readonly RichNode[]): RichNode => ({ type: 'paragraph', content });
const link = (href: string): RichMark => ({ type: 'link', attrs: { href } });
const bold: RichMark = { type: 'bold' };
const italic: RichMark = { type: 'italic' };
const lineBreak: RichNode = { type: 'hardBreak' };

const minified = (...content: readonly RichNode[]): string => writeHtml({ type: 'doc', content }, 'minified');

// Public reports about other editors, in the form of test/reports. They are here because no operation of the tool runs without a page.
describe('public reports', () => {
  test.each<{ readonly source: string; readonly document: readonly RichNode[]; readonly html: string; readonly why: string }>([
    {
      source: 'ueberdosis/tiptap#959',
      document: [paragraph(text('a', link('/x')), text('b', link('/x'), bold), text('c', link('/x')))],
      html: '<p><a href="/x">a<strong>b</strong>c</a></p>',
      why: 'A link that is bold in part is one link',
    },
    {
      source: 'ueberdosis/tiptap#3334',
      document: [paragraph(text('a', link('/x')), lineBreak, text('b'))],
      html: '<p><a href="/x">a</a><br>b</p>',
      why: 'A link ends before the line break behind it',
    },
    {
      source: 'ueberdosis/tiptap#4792',
      document: [paragraph(text('ipsum ', italic), text('dolor', italic, bold), text(' '), text('sit', bold))],
      html: '<p><em>ipsum <strong>dolor</strong></em> <strong>sit</strong></p>',
      why: 'A space between two elements stays',
    },
    {
      source: 'ueberdosis/tiptap#412',
      document: [paragraph(text('a')), paragraph(), paragraph(text('b'))],
      html: '<p>a</p><p></p><p>b</p>',
      why: 'An empty paragraph between others stays, without a line break',
    },
    {
      source: 'remirror/remirror#1189',
      document: [paragraph(text('a'), lineBreak, lineBreak, text('b'))],
      html: '<p>a<br><br>b</p>',
      why: 'Every line break is written',
    },
    {
      source: 'nextcloud/text#3321',
      document: [{ type: 'codeBlock', attrs: { language: 'sh' }, content: [text('\nls <a>\n')] }],
      html: '<pre><code class="language-sh">\nls &lt;a&gt;\n</code></pre>',
      why: 'Code keeps its first and its last line break',
    },
    {
      source: 'tinymce/tinymce#1585',
      document: [paragraph(text('click', link('data:text/html;base64,PHN2Zz4=')))],
      html: '<p>click</p>',
      why: 'A link to HTML within its address is no link, and its text stays',
    },
    {
      source: 'textAngular/textAngular#1189',
      document: [paragraph(text('a', link('https://example.org/"onmouseover="alert(1)//')))],
      html: '<p><a href="https://example.org/&quot;onmouseover=&quot;alert(1)//">a</a></p>',
      why: 'Quotation marks in an address do not end its attribute',
    },
    {
      source: 'ueberdosis/tiptap#1075, text of a word processor in two styles',
      document: [paragraph(text('old', { type: 'underline' }, { type: 'strike' }))],
      html: '<p><u><s>old</s></u></p>',
      why: 'Text that is underlined and struck through is both',
    },
    {
      source: 'A style sheet hidden in a color',
      document: [paragraph(text('a', { type: 'textStyle', attrs: { color: 'red;background:url(//example.org/x)' } }))],
      html: '<p>a</p>',
      why: 'A color that is more than a color is not written',
    },
    {
      source: 'Word, a price with no-break spaces',
      document: [paragraph(text('1\u00a0234\u00a0€ <net>'))],
      html: '<p>1&nbsp;234&nbsp;€ &lt;net&gt;</p>',
      why: 'No-break spaces can be seen in the HTML',
    },
  ])('$why ($source)', ({ document, html }) => expect(minified(...document)).toBe(html));

  test.each([
    ['nhn/tui.editor#1443', 'j\tavascript:alert(1)'],
    ['leizongmin/js-xss#302', 'data:image/svg+xml,%3Csvg onload=alert(1)%3E'],
    ['mindmup/bootstrap-wysiwyg#142', 'javascript:alert%28location%29'],
  ])('%s: a link to %j is not allowed', (_source, address) => expect(isLinkAddress(address)).toBe(false));

  test('an image may be embedded in its address, where it runs no script (leizongmin/js-xss#302)', () => {
    expect(isImageAddress('data:image/svg+xml,%3Csvg onload=alert(1)%3E')).toBe(true);
    expect(isImageAddress('data:text/html,%3Csvg onload=alert(1)%3E')).toBe(false);
  });

  test('a line break in a cell is kept in plain text for spreadsheets (adobe/da-live#839)', () => {
    expect(writePlainText({ type: 'doc', content: [paragraph(text('a'), lineBreak, text('b')), paragraph(text('c'))] })).toBe('a\nb\nc');
  });
});
