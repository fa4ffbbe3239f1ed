import type { Page } from '@playwright/test';
import { listingOf } from '../support/catalog.ts';
import { expect, fillText, hydrated, open, test, textIn } from '../support/fixtures.ts';

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
const text = (page: Page) => page.getByRole('textbox', { name: 'Your string to slugify', exact: true });
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version of this page is available.' });

test('typed input survives reloads, even in a tool that is not on the page, and is then removed from storage', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/slugify-string');
  await fillText(text(page), 'my work');
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: listingOf('token-generator').name })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('token-generator').name);
  await page.reload();
  await hydrated(page);
  expect(await stored(page)).not.toContain('my work');
  await page.reload();
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: listingOf('slugify-string').name })
    .click();
  await expect.poll(() => textIn(text(page))).toBe('my work');
});

test('a link overrides previously typed input', { tag: '@main' }, async ({ page }) => {
  await open(page, '/slugify-string');
  await fillText(text(page), 'my work');
  await page.goto('/about');
  await page.goto('/slugify-string#text=linked');
  await hydrated(page);
  await expect.poll(() => textIn(text(page))).toBe('linked');
});

for (const [path, label] of [
  ['/hash-text', 'Text to hash'],
  ['/string-obfuscator', 'Text'],
] as const) {
  test(`input of ${path} is visible, but never stored, and included in a link only by a separate choice`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await fillText(field, 'hush hush');
    expect(await textIn(field)).toBe('hush hush');
    await expect(page.getByRole('button', { name: `Reveal ${label}` })).toHaveCount(0);

    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copy with inputs' })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('hush');
    await page.getByRole('button', { name: `Copy with secrets: ${label}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('hush');

    // The next page restores the values of the last one, unless they were never stored.
    await page.goto('/about');
    expect(await stored(page)).not.toContain('hush');
    await open(page, path);
    expect(await textIn(field)).toBe('');
  });
}

test('if a secret would be lost, a link whose code is gone is offered instead of followed, and hovering does nothing', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to (load resource|fetch dynamically)|Error loading route module|status of 404/i);
  await open(page, '/hmac-generator');
  await page.route(/\/assets\/hash-text-view-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const secret = page.getByLabel('Secret key', { exact: true });
  const link = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: listingOf('hash-text').name });
  await secret.fill('hush');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await expect(line(page)).toHaveCount(0);
  await expect(secret).toHaveValue('hush');

  await link.click();
  await expect(line(page)).toBeVisible();
  await expect(secret).toHaveValue('hush');
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(line(page)).toHaveCount(0);

  await link.click();
  await line(page).getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page).toHaveURL('/hash-text');
  expect(await stored(page)).not.toContain('hush');
});

test('a missing chunk is not reported as an error of the tool', async ({ page, faults }) => {
  faults.allow(/Failed to (load resource|fetch dynamically)|status of 404|dynamically imported module/i);
  await page.route(/\/assets\/send-to-dialog-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/token-generator');
  await page.getByLabel('Length', { exact: true }).fill('77');
  await page.getByRole('button', { name: 'Send to another tool: Tokens', exact: true }).click();
  await expect(line(page)).toBeVisible();
  await expect(page.getByText('Part of this page could not be loaded.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(/\/assets\/send-to-dialog-.*\.js$/);
  await line(page).getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('77');
});
