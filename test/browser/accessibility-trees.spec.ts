import { toolGroups } from '../support/catalog.ts';
import { expect, test } from '../support/fixtures.ts';

// As the page was built: nothing is drawn, and no clock runs.
test.use({ javaScriptEnabled: false });

// What a screen reader finds on the page of each tool before anything is typed: a change of it is seen in the diff of
// `src/tools/<id>/accessibility-tree.yml`, which `npm run trees` writes anew.
for (const ids of toolGroups)
  test(`${ids.join(', ')}: the accessibility tree is the one on record`, async ({ page }) => {
    for (const id of ids) {
      await page.goto(`/${id}`);
      expect.soft(await page.locator('main').ariaSnapshot()).toMatchSnapshot([id, 'accessibility-tree.yml']);
    }
  });
