import { listingOf, toolIds } from '../support/catalog.ts';
import { controlled, expect, hydrated, test as base } from '../support/fixtures.ts';
import { pageKept } from '../support/offline-copy.ts';
import { proxyTo, type ServedSite, serveRendered } from '../support/rendered-site.ts';

/** Base paths of the site: served directly, or behind a proxy that keeps or strips the path. */
const places = [
  { baseUrl: '/', proxy: 'none' },
  { baseUrl: '/a/', proxy: 'none' },
  { baseUrl: '/a/b/', proxy: 'keeping' },
  { baseUrl: '/a/b/', proxy: 'stripping' },
] as const;

type Place = (typeof places)[number];

interface Placed {
  readonly place: Place;
  readonly server: ServedSite & { readonly strayed: readonly string[] };
  readonly strayed: readonly string[];
}

const test = base.extend<Placed>({
  place: [places[0], { option: true }],
  server: async ({ place: { baseUrl, proxy } }, provide) => {
    const site = await serveRendered({ app: { baseUrl } });
    const front = proxy === 'none' ? { ...site, strayed: [] } : await proxyTo(site, baseUrl, proxy === 'stripping');
    await provide(front);
    await front.close();
    if (proxy !== 'none') await site.close();
  },
  baseURL: ({ server }, provide) => provide(server.origin),
  strayed: async ({ server, page, place: { baseUrl } }, provide) => {
    const strayed: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server.origin && !`${pathname}/`.startsWith(baseUrl)) strayed.push(pathname);
    });
    await provide(strayed);
  },
});

const [first = '', second = ''] = toolIds;

for (const place of places) {
  const { baseUrl, proxy } = place;
  test.describe(`at ${baseUrl}, proxy: ${proxy}`, () => {
    test.use({ place });

    for (const start of [baseUrl, `${baseUrl}index.html`]) {
      test(`home is at ${start}`, async ({ page }) => {
        await page.goto(start);
        await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
      });
    }

    test('every request and every link stays under the base path', async ({ page, server, strayed }) => {
      await page.goto(baseUrl);
      await hydrated(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: listingOf(first).name, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(first).name);
      await expect(page).toHaveURL(`${baseUrl}${first}`);
      await page.getByRole('combobox', { name: 'Language', exact: true }).first().selectOption({ label: 'Deutsch' });
      await expect(page).toHaveURL(`${baseUrl}de/${first}`);
      await page.goto(`${baseUrl}${second}`); // the stored language is German now
      await expect(page).toHaveURL(`${baseUrl}de/${second}`);
      await page.waitForLoadState('networkidle');
      const own = await page.evaluate(
        (origin) => [...document.links].filter((link) => link.origin === origin).map((link) => link.pathname),
        server.origin,
      );
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((path) => !`${path}/`.startsWith(baseUrl))).toEqual([]);
      expect([...strayed, ...server.strayed]).toEqual([]);
    });

    test('former paths redirect, and unknown paths show the not-found page', async ({ page, faults }) => {
      await page.goto(`${baseUrl}hash#encoding=base64`);
      await expect(page).toHaveURL(`${baseUrl}hash-text#encoding=base64`);
      faults.allow(/status of 404/);
      await page.goto(`${baseUrl}no-such-tool`);
      await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
      await expect(page).toHaveURL(`${baseUrl}no-such-tool`);
    });

    test('worker and data files are loaded', async ({ page, strayed }) => {
      await page.goto(`${baseUrl}mac-address-lookup#addresses=203706`);
      await expect(page.getByText('80 West Tasman Drive, San Jose CA 94568, United States').first()).toBeVisible();
      expect(strayed).toEqual([]);
    });

    test.describe('with a service worker', () => {
      test.use({ hasServiceWorker: true });

      test('a page works offline after one visit', async ({ page, context, faults }) => {
        await page.goto(`${baseUrl}hash-text`);
        await controlled(page);
        await pageKept(page, 'en', 'hash-text');
        faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
        await context.setOffline(true);
        await page.goto(`${baseUrl}hash-text`);
        await expect(page.getByRole('heading', { level: 1, name: 'Hash text' })).toBeVisible();
      });
    });
  });
}
