import { describe, expect, test } from 'vitest';
import { expectProportionate } from '#test/support/expect-proportionate.ts';
import { writeHomeText } from './home-text.ts';

describe('the words of an owner', () => {
  test.each([
    ['Run by **IT**. [Ask us](mailto:it@acme.example).', '<p>Run by <strong>IT</strong>. <a href="mailto:it@acme.example">Ask us</a>.</p>'],
    ['One.\n\nTwo *three* `a<b`.', '<p>One.</p>\n<p>Two <em>three</em> <code>a&lt;b</code>.</p>'],
    ['## Help\n### More\ntext', '<h2>Help</h2>\n<h3>More</h3>\n<p>text</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['[Here](/tools/) and [below](#x)', '<p><a href="/tools/">Here</a> and <a href="#x">below</a></p>'],
  ])('%j become %j', (text, html) => expect(writeHomeText(text)).toBe(html));

  test.each([
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
    ['![a](https://example.org/a.png)', '<p>!<a href="https://example.org/a.png">a</a></p>'],
    ['# One\n#### Four', '<p># One\n#### Four</p>'],
    ['1. one\n* two\n+ three', '<p>1. one\n* two\n+ three</p>'],
    ['_a_ __b__', '<p>_a_ __b__</p>'],
    ['**unclosed [link](', '<p>**unclosed [link](</p>'],
    ['&copy; <!-- x --> https://example.org', '<p>&amp;copy; &lt;!-- x --&gt; https://example.org</p>'],
  ])('%j stay text: %j', (text, html) => expect(writeHomeText(text)).toBe(html));

  test.each(['*', '[', '`', '- ', '[a](', '**a '])('are read in a time that grows as their length, of many %j', async (part) => {
    await expectProportionate(1000, (length) => writeHomeText(part.repeat(length / part.length)));
  });
});
