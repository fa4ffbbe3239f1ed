import { formerPaths } from '../../../scripts/catalog.ts';
import { listingOf } from '#test/support/catalog.ts';
import { expect, hydrated, test } from '#test/support/fixtures.ts';

for (const { alias, tool } of await formerPaths()) {
  test(`/${alias} redirects to /${tool} in every language and keeps query and fragment`, async ({ page }) => {
    await page.goto(`/${alias}?from=old#a=b`);
    await expect(page).toHaveURL(new RegExp(`/${tool}\\?from=old(#.*)?$`));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(tool).name);
    await page.goto(`/de/${alias}`);
    await expect(page).toHaveURL(`/de/${tool}`);
  });

  test(`/${alias} redirects to /${tool} without scripting`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/${alias}`);
    await expect(page).toHaveURL(`${baseURL}/${tool}`);
    await context.close();
  });
}

test('a redirect to a tool keeps the fragment', async ({ page }) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto('/hash#encoding=base64');
  await expect(page).toHaveURL(/\/hash-text/);
  expect(seen.some((url) => url.endsWith('/hash-text#encoding=base64'))).toBe(true);
});
