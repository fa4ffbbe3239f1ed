import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { writeHomeText } from './home-text.ts';

describe('the home page text of a site owner', () => {
  test.each([
    ['Run by **IT**. [Ask us](mailto:it@acme.example).', '<p>Run by <strong>IT</strong>. <a href="mailto:it@acme.example">Ask us</a>.</p>'],
    ['One.\n\nTwo *three* `a<b`.', '<p>One.</p>\n<p>Two <em>three</em> <code>a&lt;b</code>.</p>'],
    ['## Help\n### More\ntext', '<h2>Help</h2>\n<h3>More</h3>\n<p>text</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['## Help ##', '<h2>Help</h2>'],
    ['- a\n- **b**\n\nc', '<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>\n<p>c</p>'],
    ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['One.\r\n\r\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    [
      '[*a* `b`](HTTPS://example.org/c_(d)?e=1&f=2)',
      '<p><a href="HTTPS://example.org/c_(d)?e=1&amp;f=2"><em>a</em> <code>b</code></a></p>',
    ],
    ['[a](https://example.org/"x")', '<p><a href="https://example.org/%22x%22">a</a></p>'],
    ['[a](/\\evil.example)', '<p><a href="/%5Cevil.example">a</a></p>'],
    ['[Here](/tools/) and [below](#x)', '<p><a href="/tools/">Here</a> and <a href="#x">below</a></p>'],
  ])('converts %j to %j', (text, html) => expect(writeHomeText(text)).toBe(html));

  test.each([
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['[a](&#106;avascript:alert(1))', '<p>[a](&amp;#106;avascript:alert(1))</p>'],
    ['[a](java\nscript:alert(1))', '<p>[a](java\nscript:alert(1))</p>'],
    ['[a](vbscript:x) [a](ftp://example.org) [a](tools)', '<p>[a](vbscript:x) [a](ftp://example.org) [a](tools)</p>'],
    ['[a]() [a](<https://example.org>) [a]( /b )', '<p>[a]() [a](&lt;https://example.org&gt;) [a]( /b )</p>'],
    ['[a](/b "title")', '<p>[a](/b &quot;title&quot;)</p>'],
    ['[a][b]\n\n[b]: https://example.org', '<p>[a][b]</p>\n<p>[b]: https://example.org</p>'],
    ['<https://example.org> <script>alert(1)</script>', '<p>&lt;https://example.org&gt; &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['> a\n\n    b\n\n---\n\n~~c~~', '<p>&gt; a</p>\n<p>b</p>\n<p>---</p>\n<p>~~c~~</p>'],
    ['| a | b |\n|---|---|\n\n```\nc', '<p>| a | b |\n|---|---|</p>\n<p>```\nc</p>'],
    ['a\\*b\\*', '<p>a\\<em>b\\</em></p>'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
    ['![a](https://example.org/a.png)', '<p>!<a href="https://example.org/a.png">a</a></p>'],
    ['# One\n#### Four', '<p># One\n#### Four</p>'],
    ['1. one\n* two\n+ three', '<p>1. one\n* two\n+ three</p>'],
    ['_a_ __b__', '<p>_a_ __b__</p>'],
    ['**unclosed [link](', '<p>**unclosed [link](</p>'],
    ['&copy; <!-- x --> https://example.org', '<p>&amp;copy; &lt;!-- x --&gt; https://example.org</p>'],
  ])('escapes %j: %j', (text, html) => expect(writeHomeText(text)).toBe(html));

  test('contains only allowed elements and addresses', () => {
    const parts = [
      '*',
      '**',
      '`',
      '[',
      '](',
      ')',
      '- ',
      '## ',
      '### ',
      '\n',
      '\n\n',
      '<img src=x onerror=alert(1)>',
      '&lt;',
      '"',
      'a ',
      '/',
    ];
    const addresses = ['javascript:', 'https://example.org', 'mailto:a@b', '#c', '/d', '//e', 'data:x', '\\'];
    const text = fc.array(fc.oneof(fc.constantFrom(...parts, ...addresses), fc.string()), { maxLength: 40 });
    fc.assert(
      fc.property(text, (pieces) => {
        const html = writeHomeText(pieces.join(''));
        const rest = html
          .replaceAll(/<a href="(?:https?:|mailto:|#|\/(?![\\/]))[^"<>]*">/gi, '')
          .replaceAll(/<\/?(?:p|h2|h3|ul|li|em|strong|code)>|<\/a>/g, '');
        expect(rest).not.toMatch(/[<>"]/);
      }),
      { numRuns: runs(30) },
    );
  });
});
