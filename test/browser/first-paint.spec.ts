import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SITE } from '../../scripts/build/folders.ts';
import { expect, hydrated, siteOrigin, test as base } from '../support/fixtures.ts';

const PAGE = 'xml-formatter';

/** A server that sends the second half of one page only after `sendRest`. */
const test = base.extend<{ slow: { readonly origin: string; readonly sendRest: () => void } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  slow: async ({}, provide) => {
    const html = readFileSync(join(SITE, PAGE, 'index.html'), 'utf8');
    const middle = html.indexOf('<div class="tool">') + 4000;
    const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
    const server = createServer(async ({ url = '/' }, response) => {
      if (url === `/${PAGE}`) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, middle));
        await rest;
        response.end(html.slice(middle));
      } else {
        const original = await fetch(siteOrigin() + url);
        response.writeHead(original.status, { 'Content-Type': original.headers.get('content-type') ?? 'text/plain' });
        response.end(Buffer.from(await original.arrayBuffer()));
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo; // a server that listens on a port has this type of address
    await provide({ origin: `http://localhost:${port}`, sendRest });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  baseURL: ({ slow }, provide) => provide(slow.origin),
});

const hasPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

test('a page is painted once its content is parsed, without later layout shifts', async ({ page, slow }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/${PAGE}`, { waitUntil: 'commit' });
  // Everything else that the first paint could wait for has loaded.
  await page.waitForFunction(
    () => document.styleSheets.length > 0 && document.querySelector('.tool [role=radio], .tool input'),
    undefined,
    {
      polling: 50,
    },
  );
  expect(await page.evaluate(hasPainted)).toBe(false);
  slow.sendRest();
  await page.waitForFunction(hasPainted);
  await hydrated(page);
  expect(await page.evaluate<number>('shifts.reduce((sum, shift) => sum + shift, 0)')).toBe(0);
});
