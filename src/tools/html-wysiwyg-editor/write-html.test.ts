import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import type { RichMark, RichNode } from './rich-node.ts';
import { writeHtml } from './write-html.ts';
import { writePlainText } from './write-plain-text.ts';

const text = (content: string, ...marks: readonly (RichMark | string)[]): RichNode => ({
  type: 'text',
  text: content,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});
const node = (type: string, content: readonly RichNode[] = [], attrs: RichNode['attrs'] = {}): RichNode => ({ type, content, attrs });
const paragraph = (...content: readonly (RichNode | string)[]): RichNode =>
  node(
    'paragraph',
    content.map((part) => (typeof part === 'string' ? text(part) : part)),
  );
const item = (...content: readonly RichNode[]): RichNode => node('listItem', content);
const link = (href: unknown): RichMark => ({ type: 'link', attrs: { href, target: '_blank' } });
const color = (value: unknown): RichMark => ({ type: 'textStyle', attrs: { color: value } });

describe('writeHtml', () => {
  test.each<[string, readonly RichNode[], string]>([
    ['nothing', [paragraph()], ''],
    ['a heading and a paragraph', [node('heading', [text('Hey!')], { level: 1 }), paragraph('Welcome')], '<h1>Hey!</h1>\n<p>Welcome</p>'],
    ['special characters', [paragraph('a & b < c > d "e" \'f\'\u00a0g')], '<p>a &amp; b &lt; c &gt; d "e" \'f\'&nbsp;g</p>'],
    [
      'a list in a list',
      [node('bulletList', [item(paragraph('One')), item(paragraph('Two'), node('bulletList', [item(paragraph('n'))]))])],
      '<ul>\n  <li>One</li>\n  <li>\n    Two\n    <ul>\n      <li>n</li>\n    </ul>\n  </li>\n</ul>',
    ],
    [
      'two paragraphs in an item',
      [node('orderedList', [item(paragraph('a'), paragraph('b'))], { start: 3 })],
      '<ol start="3">\n  <li>\n    <p>a</p>\n    <p>b</p>\n  </li>\n</ol>',
    ],
    [
      'an aligned paragraph in a cell',
      [node('table', [node('tableRow', [node('tableCell', [node('paragraph', [text('a')], { textAlign: 'right' })])])])],
      '<table>\n  <tbody>\n    <tr>\n      <td>\n        <p style="text-align: right">a</p>\n      </td>\n    </tr>\n  </tbody>\n</table>',
    ],
    [
      'spans above 1 only, and no widths',
      [
        node('table', [
          node('tableRow', [
            node('tableHeader', [paragraph('a')], { colspan: 2, rowspan: 1, colwidth: [100, 100] }),
            node('tableCell', [paragraph()], { rowspan: 3, align: 'center' }),
          ]),
        ]),
      ],
      '<table>\n  <tbody>\n    <tr>\n      <th colspan="2">a</th>\n      <td rowspan="3" style="text-align: center"></td>\n    </tr>\n  </tbody>\n</table>',
    ],
    [
      'a quote, a rule and a break',
      [node('blockquote', [paragraph('q')]), node('horizontalRule'), paragraph('a', { type: 'hardBreak' }, 'b')],
      '<blockquote>\n  <p>q</p>\n</blockquote>\n<hr>\n<p>a<br>b</p>',
    ],
    [
      'code as it is',
      [node('blockquote', [node('codeBlock', [text('a <\n  b')], { language: 'js' })])],
      '<blockquote>\n  <pre><code class="language-js">a &lt;\n  b</code></pre>\n</blockquote>',
    ],
    [
      'an image with its texts and its size',
      [node('image', [], { src: '/a.png', alt: 'a "b"', title: 'c', width: '20', height: 10 })],
      '<img src="/a.png" alt="a &quot;b&quot;" title="c" width="20" height="10">',
    ],
    [
      'marks that share what they have in common',
      [paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text('c', 'italic'), text('d', link('/x?a&b'), 'code'))],
      '<p><strong>a<em>b</em></strong><em>c</em><a href="/x?a&amp;b"><code>d</code></a></p>',
    ],
    [
      'the other marks',
      [paragraph(text('a', 'underline'), text('b', 'strike'), text('c', 'highlight'), text('d', color('#f00')), text('e', color(null)))],
      '<p><u>a</u><s>b</s><mark>c</mark><span style="color: #f00">d</span>e</p>',
    ],
    ['an empty paragraph at the very end only', [paragraph(), paragraph('a'), paragraph()], '<p></p>\n<p>a</p>'],
  ])('writes %s', (_what, content, html) => {
    expect(writeHtml({ type: 'doc', content }, 'formatted')).toBe(html);
  });

  test('adds nothing in minified HTML', () => {
    const list = node('bulletList', [item(paragraph('One')), item(paragraph('Two'), node('bulletList', [item(paragraph('n'))]))]);
    expect(writeHtml({ content: [list] }, 'minified')).toBe('<ul><li>One</li><li>Two<ul><li>n</li></ul></li></ul>');
  });

  test.each<[string, RichNode, string]>([
    ['a link to a script', paragraph(text('a', link('javascript:alert(1)'))), '<p>a</p>'],
    ['a link without an address', paragraph(text('a', link(undefined))), '<p>a</p>'],
    ['an invalid start', node('orderedList', [item(paragraph('a'))], { start: {} }), '<ol><li>a</li></ol>'],
    ['nothing from a start of 0', node('orderedList', [item(paragraph('a'))], { start: 0 }), '<ol start="0"><li>a</li></ol>'],
    ['a color with another declaration', paragraph(text('a', color('red; background: url(//x)'))), '<p>a</p>'],
    ['a color that fetches', paragraph(text('a', color('url(//x)'))), '<p>a</p>'],
    ['a quote in a color', paragraph(text('a', color('red" onclick="x'))), '<p>a</p>'],
    ['an image that is a page', node('image', [], { src: 'data:text/html,x' }), ''],
    ['a heading without a valid level', node('heading', [text('a')], { level: '1 onclick=x' }), ''],
    ['an unknown block', node('iframe', [text('a')]), ''],
    ['an unknown mark', paragraph(text('a', 'script')), '<p>a</p>'],
    ['spans that are not numbers', node('tableCell', [paragraph('a')], { colspan: '2" onclick="x', rowspan: {} }), '<td>a</td>'],
    [
      'a language that ends its attribute',
      node('codeBlock', [], { language: '"><script>' }),
      '<pre><code class="language-&quot;&gt;&lt;script&gt;"></code></pre>',
    ],
  ])('removes %s', (_what, block, html) => {
    expect(writeHtml({ content: [block, paragraph('.')] }, 'minified')).toBe(`${html}<p>.</p>`);
  });

  const names = fc.constantFrom(
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'codeBlock',
    'horizontalRule',
    'image',
    'table',
    'tableRow',
    'tableHeader',
    'tableCell',
    'hardBreak',
    'text',
    'script',
  );
  const attributes = fc.dictionary(
    fc.constantFrom('level', 'start', 'src', 'alt', 'href', 'color', 'textAlign', 'colspan', 'language', 'width', 'onclick'),
    fc.oneof(fc.string(), fc.integer(), fc.constantFrom('javascript:x', '" onx="', '/a', 'red', 'left', null), fc.object()),
  );
  const marks = fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'textStyle', 'code', 'x'), attrs: attributes }));
  const leaf = { type: names, attrs: attributes, marks, text: fc.string() };
  const { node: anyNode } = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, fc.record(leaf), fc.record({ ...leaf, content: fc.array(tie('node'), { maxLength: 3 }) })),
  }));

  const TAG =
    /<\/?(?:p|h[1-6]|[uo]l|li|blockquote|pre|code|[hb]r|img|table|tbody|tr|t[hd]|a|strong|em|u|s|mark|span)(?: (?:start|src|alt|title|width|height|href|style|class|colspan|rowspan)="[^"<>]*")*>/g;

  test('writes only allowed tags and attributes for any document', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 3 }), (content) => {
        const html = writeHtml({ content }, 'minified');
        expect(html.replaceAll(TAG, '')).not.toMatch(/[<>]/);
        expect(html).not.toMatch(/(?:href|src)="javascript/i);
      }),
      { numRuns: runs(200) },
    );
  });

  test('differs between formats only in line breaks', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 3 }), (nodes) => {
        // Spaces in the text could not be distinguished from indentation.
        const content = JSON.parse(JSON.stringify(nodes).replaceAll(' ', '_')) as readonly RichNode[]; // the same nodes without spaces
        const formatted = writeHtml({ content }, 'formatted');
        expect(formatted.replaceAll(/\n */g, '')).toBe(writeHtml({ content }, 'minified').replaceAll(/\n */g, ''));
      }),
    );
  });

  test('handles deep documents without recursion', () => {
    let deep = paragraph('x');
    for (let depth = 0; depth < 20_000; depth += 1) deep = node('blockquote', [deep]);
    expect(writeHtml({ content: [deep] }, 'minified')).toHaveLength('<blockquote></blockquote>'.length * 20_000 + '<p>x</p>'.length);
  });
});

describe('writePlainText', () => {
  test('puts each text block on its own line', () => {
    const document = node('doc', [
      node('heading', [text('Title')]),
      node('bulletList', [item(paragraph(text('a', 'bold'), 'b'), node('bulletList', [item(paragraph('c', { type: 'hardBreak' }, 'd'))]))]),
      node('codeBlock', [text('e\n f')]),
      paragraph(),
    ]);
    expect(writePlainText(document)).toBe('Title\nab\nc\nd\ne\n f');
  });
});
