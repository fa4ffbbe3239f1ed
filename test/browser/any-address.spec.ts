import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listingOf } from '../support/catalog.ts';
import { expect, hydrated, test as base } from '../support/fixtures.ts';
import { mediaTypeOf } from '../../src/cli/serve/media-types.ts';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { SITE } from '../../scripts/build/folders.ts';

/** A static host that sends one page, by default the home page, for every address without a file. */
const test = base.extend<object, { host: { readonly origin: string; readonly answerWith: (page: string) => void } }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      let page = 'index.html';
      const files = folderFiles(SITE);
      const server = createServer(({ url = '/' }, response) => {
        const name = /^\/([^?]*)/.exec(url)?.[1] ?? '';
        const file = files.version(name) === undefined ? page : name;
        response.writeHead(200, { 'Content-Type': mediaTypeOf(file) }).end(readFileSync(join(SITE, file)));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await provide({ origin: `http://localhost:${port}`, answerWith: (other) => (page = other) });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host.origin),
});

test.afterEach(({ host }) => host.answerWith('index.html'));

for (const [path, shown, heading] of [
  ['//x.evil.example/', '/x.evil.example/', '404 Not Found'],
  ['///x.evil.example//deep?a=1#b', '/x.evil.example/deep?a=1#b', '404 Not Found'],
  ['/unknown/deep/path?a=1#b', '/unknown/deep/path?a=1#b', '404 Not Found'],
  ['/no-such-tool', '/no-such-tool', '404 Not Found'],
  ['/de/no-such-tool', '/de/no-such-tool', '404 Nicht gefunden'],
  ['/hash-text', '/hash-text', listingOf('hash-text').name],
  ['/hash-text/', '/hash-text/', listingOf('hash-text').name],
  ['/de/hash-text', '/de/hash-text', listingOf('hash-text', 'de').name],
  ['/settings', '/settings', 'Settings'],
] as const) {
  test(`the home page served at ${path} becomes the page of that address`, async ({ page, host }) => {
    await page.goto(host.origin + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(host.origin + shown);
    await page.getByRole('navigation').first().getByRole('link').first().click(); // and it works
    await expect(page).not.toHaveURL(host.origin + shown);
  });
}

test('a tool page served at the address of another tool becomes that tool', async ({ page, host }) => {
  host.answerWith('token-generator/index.html');
  await page.goto(`${host.origin}/slugify-string#text=Hello%20World`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: listingOf('slugify-string').name })).toBeVisible();
  await expect(page.getByText('hello-world')).toBeVisible();
});

test('the home page stays at its own address', async ({ page, host }) => {
  for (const path of ['/', '/index.html', '//']) {
    await page.goto(`${host.origin}${path}?a=1#b`);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
    await expect(page).toHaveURL(`${host.origin}/?a=1#b`);
  }
});
