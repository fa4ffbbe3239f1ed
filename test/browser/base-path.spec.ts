import { readProductionConfiguration } from '../../scripts/configuration.ts';
import { type SiteServer, startSiteServer } from '../../scripts/serve/site-server.ts';
import { listingOf, toolIds } from '../support/catalog.ts';
import { expect, hydrated, test as base } from '../support/fixtures.ts';

// The site as `BASE_URL=/x/ npm run build` makes it, beside other things of the host.
const production = readProductionConfiguration();
const configuration = { ...production, app: { ...production.app, baseUrl: '/x/' } };

const test = base.extend<object, { server: SiteServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const server = await startSiteServer({ directory: 'build/under-x/client', configuration });
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
});

const [first = '', second = ''] = toolIds;

for (const start of ['/x', '/x/', '/x/index.html']) {
  test(`home is at ${start}`, async ({ page }) => {
    await page.goto(start);
    await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
  });
}

test('every request and every link stays under the base path', async ({ page, baseURL }) => {
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}/`) && !request.url().startsWith(`${baseURL}/x`)) strayed.push(request.url());
  });
  await page.goto('/x/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: listingOf(first).name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(first).name);
  await expect(page).toHaveURL(`/x/${first}`);
  await page.getByRole('combobox', { name: 'Language', exact: true }).first().selectOption({ label: 'Deutsch' });
  await expect(page).toHaveURL(`/x/de/${first}`);
  await page.goto(`/x/${second}`); // the stored language is German now
  await expect(page).toHaveURL(`/x/de/${second}`);
  await page.waitForLoadState('networkidle');
  const links = await page.locator('a[href]').evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname));
  const own = await page.evaluate(
    (origin) => [...document.links].filter((link) => link.origin === origin).map((link) => link.pathname),
    baseURL,
  );
  expect(links.length).toBeGreaterThan(0);
  expect(own.filter((path) => path !== '/x' && !path.startsWith('/x/'))).toEqual([]);
  expect(strayed).toEqual([]);
});

test('former paths and unknown paths are known', async ({ page, faults }) => {
  await page.goto('/x/hash#encoding=base64');
  await expect(page).toHaveURL(/\/x\/hash-text/);
  faults.allow(/status of 404/);
  await page.goto('/x/no-such-tool');
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
  await expect(page).toHaveURL('/x/no-such-tool');
});

test('data files are found', async ({ page }) => {
  await page.goto('/x/mac-address-lookup#addresses=203706');
  await expect(page.getByText('80 West Tasman Drive, San Jose CA 94568, United States').first()).toBeVisible();
});
