import { toolGroups } from '#test/support/catalog.ts';
import { expect, test } from '#test/support/fixtures.ts';

// The page as it was built: nothing is random, and no clock runs.
test.use({ javaScriptEnabled: false });

// The ARIA snapshot of each tool's page before anything is typed. Changes appear in the diff of `src/tools/<id>/aria-snapshot.yml`, which
// `npm run aria-snapshots` updates.
for (const ids of toolGroups)
  test(`${ids.join(', ')}: the ARIA snapshot is unchanged`, async ({ page }) => {
    for (const id of ids) {
      await page.goto(`/${id}`);
      expect.soft(await page.locator('main').ariaSnapshot(), id).toMatchSnapshot([id, 'aria-snapshot.yml']);
    }
  });
