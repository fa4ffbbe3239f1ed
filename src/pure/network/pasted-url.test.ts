import { describe, expect, test } from 'vitest';
import { pastedUrl, refang } from './pasted-url.ts';

describe('refang', () => {
  test.each([
    ['hxxps://example[.]com/a', 'https://example.com/a'],
    ['hXXp[:]//example(.)com', 'http://example.com'],
    ['hxxps[://]example[dot]com[/]a', 'https://example.com/a'],
    ['https://example.com/?a[]=1&b[c]=2', 'https://example.com/?a[]=1&b[c]=2'], // literal brackets
    ['https://[::1]/', 'https://[::1]/'],
  ])('turns %j into %j', (text, url) => {
    expect(refang(text)).toBe(url);
  });
});

describe('pastedUrl', () => {
  test.each([
    ['"https://example.com/a",', 'https://example.com/a'],
    ['“https://example.com/a”', 'https://example.com/a'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['<URL: https://example.com/a>', 'https://example.com/a'], // RFC 3986, appendix C
    ['\u{200b}https://example.com/a', 'https://example.com/a'],
    ['[a link](https://example.com/a)', 'https://example.com/a'],
    ['[a link](<https://example.com/a> "title")', 'https://example.com/a'],
    ['GET https://example.com/a?b=1 HTTP/1.1', 'https://example.com/a?b=1'],
    ["curl -sS 'https://example.com/a?b=1'", 'https://example.com/a?b=1'],
    ['git clone https://example.com/a.git', 'https://example.com/a.git'],
    ['http://exa mple.com', 'http://exa mple.com'],
  ])('finds in %j the URL %j', (text, url) => {
    expect(pastedUrl(text)).toBe(url);
  });
});
