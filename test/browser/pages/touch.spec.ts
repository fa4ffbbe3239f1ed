import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { touchFaults } from '#test/support/touch-faults.ts';

const softly = expect.configure({ soft: true });

// What stands in a window of a phone and is touched: `pointer: coarse`.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const ids of toolGroups)
  test(`${ids.join(', ')}: a finger meets each control and none beside it`, async ({ page }) => {
    await open(page, `/${ids[0]}`);
    for (const id of ids) {
      await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id).name);
      await softly.poll(() => page.evaluate(touchFaults), { message: `/${id}`, timeout: 3000 }).toEqual([]);
      await softly(page.locator('kbd:visible'), `/${id}`).toHaveCount(0);
    }
  });

test('a button that is too small, and two that are too near each other, are found', async ({ page }) => {
  await open(page, '/about');
  expect(await page.evaluate(touchFaults)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const place = 'style="position: fixed; inset-block-end: 0; width: 40px; min-width: 0; height:';
    main.insertAdjacentHTML(
      'beforeend',
      `<button ${place} 24px; min-height: 0; inset-inline-start: 0">low</button><button ${place} 40px; inset-inline-start: 44px">near</button>`,
    );
  });
  expect(await page.evaluate(touchFaults)).toEqual([
    'button “low” is 40 × 24 px',
    expect.stringMatching(/^button “low” and button “near” are 4 px apart$/),
  ]);
});
