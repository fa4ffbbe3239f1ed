import { tests as examples } from 'commonmark-spec';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { ATTACKS } from '#test/support/samples/attacks.ts';
import { runs } from '#test/support/runs.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration, type ShownHtml } from './declare.ts';
import { skipFrontMatter } from './front-matter.ts';
import { slugOf } from './heading-ids.ts';
import { convert, renderMarkdown } from './run.ts';
import { wrapPage } from './wrap-page.ts';

// Matches event handlers only outside quotes, because a title may contain any text.
const DANGEROUS = /<script|<\w+(?:[^>"]|"[^"]*")*?\son\w+\s*=|(?:href|action)="?\s*java/i;

type Options = Partial<Omit<Parameters<typeof renderMarkdown>[0], 'markdown'>>;

const { options } = declaration;

const render = (markdown: string, chosen: Options = {}) => renderMarkdown({ markdown, ...initialValues(options), ...chosen });
const htmlOf = (...call: Parameters<typeof render>): string => render(...call).html;

/** Removes differences that the DOM does not have: the examples have a slash in void tags, and a line break in an empty quotation. */
const comparable = (html: string): string =>
  html
    .replaceAll(/<(br|hr|img)\b([^>]*?) ?\/>/g, '<$1$2>')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>')
    .trim();

// Examples whose address is not a link in CommonMark, but a bare link on GitHub (GFM 0.29, section 6.9).
const BARE_LINKS = [602, 608, 611, 612];

describe('renderMarkdown', () => {
  test('renders all 652 examples of CommonMark 0.31.2, except those of bare links', () => {
    const failing = examples
      .map(({ number, markdown, html }) => ({ number, html, markdown: markdown.replaceAll('→', '\t') }))
      .filter(({ markdown, html }) => comparable(htmlOf(markdown, { rawHtml: 'keep' })) !== comparable(html.replaceAll('→', '\t')));
    const numbers = failing.map(({ number }) => number);
    console.info(`CommonMark 0.31.2: ${examples.length - failing.length} of ${examples.length} examples; not ${numbers.join(', ')}`);
    expect(examples).toHaveLength(652);
    expect(numbers).toEqual(BARE_LINKS);
  });

  // GFM 0.29, sections 4.10 (tables), 5.3 (task lists), 6.5 (strikethrough), 6.9 (bare links).
  test.each([
    ['~~Hi~~ Hello', '<p><s>Hi</s> Hello</p>'],
    ['www.commonmark.org/help', '<p><a href="http://www.commonmark.org/help">www.commonmark.org/help</a></p>'],
    ['Visit www.commonmark.org.', '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>'],
    ['https://a.example/(b)', '<p><a href="https://a.example/(b)">https://a.example/(b)</a></p>'],
    ['foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
    ['README.md', '<p>README.md</p>'],
    ['xwww.example.com www.', '<p>xwww.example.com www.</p>'],
    ['- [ ] foo', '<ul>\n<li class="task-list-item"><input type="checkbox" disabled> foo</li>\n</ul>'],
    ['- [x] *foo*', '<ul>\n<li class="task-list-item"><input type="checkbox" disabled checked> <em>foo</em></li>\n</ul>'],
    [
      '1. [X] a\n\n2. b',
      '<ol>\n<li class="task-list-item">\n<p><input type="checkbox" disabled checked> a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>',
    ],
    ['- [y] a\n- [x]a\n- a [x] b\n- [ ]', '<ul>\n<li>[y] a</li>\n<li>[x]a</li>\n<li>a [x] b</li>\n<li>[ ]</li>\n</ul>'],
    ['[ ] a', '<p>[ ] a</p>'],
    ['| a |\n| - |\n| 1 |', '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>'],
    ['a  \nb\n\n---', '<p>a<br>\nb</p>\n<hr>'],
    ['', ''],
  ])('renders %j', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });

  test('puts footnotes at the end, with links in both directions', () => {
    const html = htmlOf('a[^n]\n\n[^n]: note');
    expect(html).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>');
    expect(html).toMatch(/<li id="fn1" class="footnote-item"><p>note <a href="#fnref1"/);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'data:text/html,x',
    '&#106;avascript:alert(1)',
  ])('creates no link for %s', (address) => {
    expect(htmlOf(`[a](${address}) <${address}> ![b](${address})`)).not.toMatch(/<a |<img /);
  });

  test('creates an image from image data', () => {
    expect(htmlOf('![a](data:image/png;base64,AAAA)')).toBe('<p><img src="data:image/png;base64,AAAA" alt="a"></p>');
  });

  test('copies or escapes tags', () => {
    expect(render('<b>a</b>', { rawHtml: 'keep' })).toMatchObject({ html: '<p><b>a</b></p>', hasRawHtml: true });
    expect(render('<b>a</b>', { rawHtml: 'clean' })).toMatchObject({ html: '<p><b>a</b></p>', hasRawHtml: true });
    expect(render('<div>a</div>', { rawHtml: 'escape' })).toMatchObject({ html: '<p>&lt;div&gt;a&lt;/div&gt;</p>', hasRawHtml: false });
  });

  test('adds line breaks and typographic quotes on request', () => {
    expect(htmlOf('a\nb', { lineBreaks: true })).toBe('<p>a<br>\nb</p>');
    expect(htmlOf('"a" -- b...', { smartPunctuation: true })).toBe('<p>“a” – b…</p>');
    expect(htmlOf('"a" -- b...')).toBe('<p>&quot;a&quot; -- b...</p>');
  });

  // github.com generates these anchors for a README.
  test('gives headings the same ids as GitHub', () => {
    const ids = [
      ...htmlOf('# A B!\n## A b\n## a-b-1\n# A `b`\n# *Ünï_1* & c\n# !', { headingIds: true }).matchAll(/<h\d(?: id="(.*?)")?>/g),
    ];
    expect(ids.map(([, id]) => id)).toEqual(['a-b', 'a-b-1', 'a-b-1-1', 'a-b-2', 'ünï_1--c', undefined]);
    expect(slugOf('Привет, мир 2')).toBe('привет-мир-2');
  });

  test('uses the first heading as the title', () => {
    expect(render('a\n\nB *c* `d`\n===\n# e').title).toBe('B c d');
    expect(render('a').title).toBe('');
  });

  const fragments = fc
    .array(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '- [x] ',
        '[^1]',
        '[^1]: ',
        '^[',
        ']',
        '# ',
        '| ',
        '-',
        '*',
        '`',
        '~~',
        '>',
        'www.a.de',
        '!',
        '(',
        ')',
      ),
    )
    .map((parts) => parts.join(''));

  test('gives the same result for all raw HTML options without raw HTML', () => {
    fc.assert(
      fc.property(fc.oneof(fragments, fc.string({ unit: 'binary' })), (text) => {
        const markdown = text.replaceAll('<', '');
        expect(render(markdown, { rawHtml: 'keep' })).toEqual(render(markdown, { rawHtml: 'escape' }));
      }),
      { numRuns: runs(300) },
    );
  });

  test('contains no tags of the text if they are escaped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<script>', '<img src=x onerror=y>', '</b>', '\n', ' ', '`', '*', '- ', '[a](', ')')),
        (parts) => {
          expect(htmlOf(parts.join(''), { rawHtml: 'escape' })).not.toMatch(/<script|<img src=x/);
        },
      ),
    );
  });
});

async function converted(markdown: string, chosen: Options = {}): Promise<ShownHtml> {
  const result = await convert({ markdown, ...initialValues(options), ...chosen });
  if (!result.ok || !result.value) throw new Error('There is no Markdown.');
  return result.value;
}

describe('convert', () => {
  test.each(['', ' \n'])('returns nothing for %j', async (markdown) => {
    expect(await convert({ markdown, ...initialValues(options) })).toEqual(ok(null));
  });

  test.each([
    [{ rawHtml: 'clean' }, '<p>a <b>b</b></p>'],
    [{ rawHtml: 'keep' }, '<p>a <b onclick="x()">b</b></p>'],
    [{ rawHtml: 'escape' }, '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
  ] as const)('applies %j', async (chosen, html) => {
    expect((await converted('a <b onclick="x()">b</b>', chosen)).html).toBe(html);
  });

  test('removes ids of other elements that headings use', async () => {
    const { html } = await converted('# Title\n\n<p id="title">a</p>\n<p id="other">b</p>', { headingIds: true });
    expect(html).toBe('<h1 id="title">Title</h1>\n<p>a</p>\n<p id="other">b</p>');
  });

  test.each(ATTACKS)('leaves nothing executable in %s', async (attack) => {
    expect((await converted(`${attack}\n\n<i>x</i>`)).html).not.toMatch(DANGEROUS);
  });

  test('creates a whole page with the first heading as its title', async () => {
    const texts = { t: toolTexts('markdown-to-html', 'en'), language: 'en' };
    const shown = await converted('# A');
    expect(presenters.convert(shown, { wholePage: false }, texts)).toEqual({ html: '<h1>A</h1>', preview: shown });
    expect(presenters.convert(shown, { wholePage: true }, texts).html).toMatch(/^<!DOCTYPE html>[^]*<title>A<\/title>[^]*<h1>A<\/h1>/);
    expect(presenters.convert(await converted('a'), { wholePage: true }, texts).html).toContain('<title>Untitled</title>');
    expect(presenters.convert({ html: '', title: '' }, { wholePage: true }, texts).html).toBe('');
  });
});

describe('skipFrontMatter', () => {
  test.each([
    ['---\ntitle: a\n---\n# b', '# b'],
    ['\uFEFF---\r\ntitle: a\r\n---\r\n# b', '# b'],
    ['---\n---\nb', 'b'],
    ['---\na\n---', ''],
    ['---\na', '---\na'],
    ['----\na\n----\n', '----\na\n----\n'],
    ['b\n---\na\n---\n', 'b\n---\na\n---\n'],
  ])('leaves from %j %j', (text, rest) => {
    expect(skipFrontMatter(text)).toBe(rest);
  });
});

describe('wrapPage', () => {
  test('creates an HTML 5 document with the text as its body', () => {
    const page = wrapPage('<p>a</p>', 'A & <b>');
    expect(page).toMatch(/^<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">/);
    expect(page).toContain('<title>A &amp; &lt;b&gt;</title>');
    expect(page).toContain('<body>\n<p>a</p>\n</body>');
  });
});
