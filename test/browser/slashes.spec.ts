import { listingOf } from '../support/catalog.ts';
import { expect, hydrated, siteOrigin, test } from '../support/fixtures.ts';

// React Router treats a path that starts with two slashes as the address of another host. The address bar of browsers and static hosts do
// not.
for (const [path, folder, heading] of [
  ['//hash-text', '/hash-text', listingOf('hash-text').name],
  ['//hash-text?a=1#text=x', '/hash-text?a=1', listingOf('hash-text').name],
  ['///de//hash-text', '/de/hash-text', listingOf('hash-text', 'de').name],
  ['//example.org/', '/example.org/', '404 Not Found'],
] as const) {
  test(`${path} is treated as a path of this host`, async ({ page, faults }) => {
    faults.allow(/status of 404/);
    await page.goto(siteOrigin() + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => page.evaluate(() => location.href.replace(/#.*/, ''))).toBe(siteOrigin() + folder);
  });
}
