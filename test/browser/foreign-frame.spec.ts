import type { Page } from '@playwright/test';
import { expect, siteOrigin, test } from '../support/fixtures.ts';

/** Displays pages of the site in frames of a page of another origin, like a host that sends no headers. */
async function frame(page: Page, origin: string, ...paths: readonly string[]): Promise<void> {
  await page.route(/./, async (route) => {
    if (route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()) {
      const frames = paths.map((path) => `<iframe src="${siteOrigin()}${path}" width="600" height="300"></iframe>`).join('');
      return route.fulfill({ contentType: 'text/html', body: `<!DOCTYPE html><title>frames</title>${frames}` });
    }
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await page.goto(`${origin}/frames`);
}

test('in a frame of another site a page shows only a link to a new tab', async ({ page, faults }) => {
  faults.allow(/request to another origin: http:\/\/127\.0\.0\.1/);
  await frame(page, siteOrigin().replace('localhost', '127.0.0.1'), '/hash-text#text=x', '/ru');
  const [english, russian] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()];
  const link = english.getByRole('link', { name: 'Open this page in its own tab', exact: true });
  await expect(link).toHaveAttribute('href', `${siteOrigin()}/hash-text#text=x`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(russian.getByRole('link', { name: 'Открыть эту страницу в отдельной вкладке', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(english.locator('body > *')).toHaveCount(2); // the second one contains the rest of the page as text
  await expect(english.locator('plaintext')).toBeHidden();
  await expect(english.locator('main, [type=module], button, input')).toHaveCount(0);
});

test('in a frame of the same site a page is complete', async ({ page }) => {
  await frame(page, siteOrigin(), '/hash-text');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' }); // pending requests would fail after the page has closed
});
