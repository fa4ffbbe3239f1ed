import { describe, expect, test } from 'vitest';
import { hasTags, renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  // GitHub Flavored Markdown Spec 0.29, examples 198 (tables) and 491 (strikethrough); CommonMark 0.31, example 648 (soft line break)
  test.each([
    ['a table', '| foo | bar |\n| --- | --- |\n| baz | bim |', /<table>[^]*<th>foo<\/th>[^]*<td>bim<\/td>[^]*<\/table>/],
    ['strikethrough', '~~Hi~~ Hello', /<s>Hi<\/s> Hello/],
    ['a line break as white space', 'foo\nbaz', /<p>foo\nbaz<\/p>/],
    ['an address as a link in a new tab', 'https://example.org/a', /<a href="https:\/\/example.org\/a" target="_blank" rel="noopener">/],
    [
      'a link in a new tab without access to this page',
      '[a](https://example.org)',
      /<a href="https:\/\/example.org" target="_blank" rel="noopener">a<\/a>/,
    ],
    ['the name of a file as text', 'README.md', /<p>README\.md<\/p>/],
  ])('writes %s', (_fact, markdown, html) => {
    expect(renderMarkdown(markdown)).toMatch(html);
  });

  test.each([
    ['a tag', '<img src=x onerror=alert(1)>', /&lt;img/],
    ['a link that runs code', '[a](javascript:alert(1))', /<p>\[a\]\(javascript:alert\(1\)\)<\/p>/],
  ])('shows %s as text', (_fact, markdown, html) => {
    expect(renderMarkdown(markdown)).toMatch(html);
  });
});

test.each([
  ['<b>bold</b>', true],
  ['text\n\n<div>\nblock\n</div>', true],
  ['1 < 2 and 3 > 2', false],
  ['`<b>` in code', false],
  ['    <b> in indented code', false],
  ['<https://example.org>', false],
])('hasTags detects only real tags: %j', (markdown, isTagged) => {
  expect(hasTags(markdown)).toBe(isTagged);
});
