import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { paneFaults } from '#test/support/pane-faults.ts';

const softly = expect.configure({ soft: true });

for (const ids of toolGroups)
  test(`${ids.join(', ')}: panes beside each other begin at the same pixel`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/${ids[0]}`);
    for (const id of ids) {
      await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id).name);
      await softly.poll(() => page.evaluate(paneFaults), { message: `/${id}`, timeout: 10_000 }).toEqual([]);
    }
  });

test('a pane that begins lower than the one beside it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/json-prettify');
  await page
    .locator('main textarea')
    .last()
    .evaluate((pane) => pane.closest<HTMLElement>('[data-field]')?.style.setProperty('padding-top', '4px'));
  expect(await page.evaluate(paneFaults)).toEqual(['“JSON input” and “Formatted JSON” begin 4.0 px apart']);
});
