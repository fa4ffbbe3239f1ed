import { expect, test } from 'vitest';
import { plainSettings, someFacts } from '#test/support/site-facts.ts';
import { robotsWithSitemap, sitemapOf } from './sitemap.ts';

const facts = { ...someFacts, languages: ['en', 'de'] as const, pages: ['', 'about'] };
const settings = { ...plainSettings, origin: 'https://example.org', baseUrl: '/a/b/', hidden: ['hash-text', 'token-generator'] };

test('lists the pages of a site in each of its languages, without hidden tools', () => {
  const addresses = ['/a/b/', '/a/b/about', '/a/b/chronometer', '/a/b/de', '/a/b/de/about', '/a/b/de/chronometer'];
  expect(sitemapOf({ facts, settings })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      addresses.map((address) => `<url><loc>https://example.org${address}</loc></url>\n`).join('') +
      '</urlset>\n',
  );
});

test('escapes addresses for XML', () => {
  const odd = { ...settings, origin: `https://example.org/?a=1&b=<'"` };
  expect(sitemapOf({ facts, settings: odd })).toContain('<loc>https://example.org/?a=1&amp;b=&lt;&#39;&quot;/a/b/</loc>');
});

test('exists only if the address of the site is known', () => {
  expect(sitemapOf({ facts, settings: plainSettings })).toBeUndefined();
  expect(robotsWithSitemap('User-agent: *\n', { facts, settings: plainSettings })).toBe('User-agent: *\n');
  expect(robotsWithSitemap('User-agent: *\n', { facts, settings })).toBe('User-agent: *\nSitemap: https://example.org/a/b/sitemap.xml\n');
});
