import { describe, expect, test } from 'vitest';
import { plainSettings, someFacts as facts } from '#test/support/site-facts.ts';
import { isOfSite, languageOf, reviseServiceWorker, renderFile } from './site-files.ts';

const site = { facts, settings: { ...plainSettings, baseUrl: '/a/', siteName: 'A "&" <B>', hidden: ['hash-text'] } };

describe('template files', () => {
  test.each(['index.html', 'de/index.html', 'about/index.html', 'token-generator/index.html', '404.html', '__spa-fallback.html', 'sw.js'])(
    '%s belongs to the site',
    (file) => expect(isOfSite(file, site)).toBe(true),
  );

  test.each(['hash-text/index.html', 'de/hash-text/index.html', 'hash/index.html', 'fr/hash/index.html', 'site.json'])(
    '%s is excluded with its hidden tool',
    (file) => expect(isOfSite(file, site)).toBe(false),
  );

  test.each([
    ['index.html', 'en'],
    ['de/index.html', 'de'],
    ['hash-text/index.html', 'en'],
    ['de/hash-text/index.html', 'de'],
    ['404.html', undefined],
    ['__spa-fallback.html', undefined],
  ])('%s is in %s', (file, language) => expect(languageOf(file)).toBe(language));

  test('contain the site name as JSON in the manifest and as HTML in a page', () => {
    const [name, base] = ['"__site-name__"', '"/__base__/"'];
    expect(renderFile('manifest.webmanifest', `{"name":${name},"start_url":${base}}`, site)).toBe(
      String.raw`{"name":"A \"&\" <B>","start_url":"/a/"}`,
    );
    expect(renderFile('404.html', `<a href=${base} title=${name}>`, site)).toBe('<a href="/a/" title="A &quot;&amp;&quot; &lt;B&gt;">');
  });
});

test('the service worker has the revision of each rendered file', () => {
  const script = '[{url:"__spa-fallback.html",revision:"__revision:__spa-fallback.html__"},{revision:"__revision:manifest.webmanifest__"}]';
  expect(reviseServiceWorker(script, (file) => (file === '__spa-fallback.html' ? 'ab' : '$&').padEnd(64, '0'))).toBe(
    `[{url:"__spa-fallback.html",revision:"ab${'0'.repeat(30)}"},{revision:"$&${'0'.repeat(30)}"}]`,
  );
});
