import { describe, expect, test } from 'vitest';
import { markParts, unmarkedLinks } from './mark-parts.ts';

const page = (body: string): string => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;
const marked = (body: string): string => markParts(page(body)).slice(page('').indexOf('</body>'), -'</body></html>'.length);

describe('the `when` markers of components', () => {
  test.each([
    ['an element', '<ul><li data-when="tool:a">A</li></ul>', '<ul><!--?tool:a--><li>A</li><!--/?--></ul>'],
    [
      'neighbors',
      '<ul><li data-when="tool:a">A</li><li data-when="tool:b">B</li></ul>',
      '<ul><!--?tool:a--><li>A</li><!--/?--><!--?tool:b--><li>B</li><!--/?--></ul>',
    ],
    [
      'one in another',
      '<div><div data-when="group:x"><p data-when="tool:a">A</p></div></div>',
      '<div><!--?group:x--><div><!--?tool:a--><p>A</p><!--/?--></div><!--/?--></div>',
    ],
    [
      'between texts, which a seam keeps apart when it is gone',
      '<p>One <a data-when="banner" href="/x">x</a> two</p>',
      '<p>One <!-- --><!--?banner--><a href="/x">x</a><!--/?--> two</p>',
    ],
    [
      'a link whose text stays',
      '<p>See <a href="/__base__/a" data-link-when="tool:a">A</a>.</p>',
      '<p>See <!-- --><!--?tool:a--><a href="/__base__/a"><!--/?-->A<!--?tool:a--></a><!--/?--><!-- -->.</p>',
    ],
    [
      'a link of the owner in a text',
      '<p><a href="https://repository.invalid/issues">Report</a></p>',
      '<p><!-- --><!--?link:repository--><a href="https://repository.invalid/issues"><!--/?-->Report<!--?link:repository--></a><!--/?--><!-- --></p>',
    ],
    [
      'a link of the owner that goes with its element',
      '<p><span data-when="link:social"><a href="https://social.invalid">S</a></span></p>',
      '<p><!--?link:social--><span><a href="https://social.invalid">S</a></span><!--/?--></p>',
    ],
  ])('are written for %s', (_what, given, expected) => expect(marked(given)).toBe(expected));

  test('are not added to a page without any', () => expect(markParts(page('<p>a</p>'))).toBe(page('<p>a</p>')));
});

describe('links to tools', () => {
  const ids = new Set(['a', 'b']);

  test.each([
    ['<a href="/__base__/a">A</a>', ['a']],
    ['<!--?tool:b--><a class="x" href="/__base__/b">B</a><!--/?--><a href="/__base__/de/a#x=1">A</a>', ['a']],
    ['<!--?group:x--><!--?tool:a--><a href="/__base__/a">A</a><!--/?--><!--/?-->', []],
    ['<a href="/__base__/about">About</a>', []],
  ])('are always present in %s: %j', (template, found) => expect(unmarkedLinks(template, ids)).toEqual(found));
});
