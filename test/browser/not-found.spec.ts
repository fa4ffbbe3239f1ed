import { violationsOn } from '../support/accessibility.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';

const NOT_FOUND = /status of 404/;

for (const path of ['/no-such-tool', '/no/such/page', '/xx/hash-text', '/de/no-such-tool', '/c-lib', '/c-lib/c-button', '/not/found']) {
  test(`${path} shows the not-found page and keeps its address`, async ({ page, faults }) => {
    faults.allow(NOT_FOUND);
    const response = await page.goto(`${path}?a=b#c`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await expect(page.getByText('Sorry, this page does not seem to exist')).toBeVisible();
    await expect(page.getByText('Maybe the cache is doing tricky things, try force-refreshing?')).toBeVisible();
    await expect(page).toHaveTitle('Page not found - IT Tools');
    await expect(page).toHaveURL(`${path}?a=b#c`);
  });
}

test('Back home opens the home page', { tag: '@main' }, async ({ page, faults }) => {
  faults.allow(NOT_FOUND);
  await open(page, '/no-such-tool');
  await page.getByRole('main').getByRole('link', { name: 'Back home' }).click();
  await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits a narrow screen, ${colorScheme}`, async ({ page, faults }) => {
    faults.allow(NOT_FOUND);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/no-such-tool');
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('missing files have the status 404', async ({ request }) => {
  for (const file of ['/assets/no-such.js', '/no-such.png', '/../package.json', '/%2e%2e/package.json', '/%E0%A4%A'])
    expect((await request.get(file)).status(), file).toBe(404);
});
