import { expect, open, test } from '#test/support/fixtures.ts';

// Chromium's own parser accepts these hosts, and other browsers reject them.
for (const url of ['https://a%zz/', 'https://a b/', 'https://a%20b/']) {
  test(`refuses the host of ${url} in this browser, too`, async ({ page }) => {
    await open(page, '/url-parser');
    await page.getByLabel('Your URL to parse', { exact: true }).fill(url);
    await expect(page.getByRole('alert')).toHaveText('Not a valid URL: its host or port is invalid.');
  });
}
