import type { Page } from '@playwright/test';
import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { enlargementFaults } from '#test/support/enlargement-faults.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

/** As one does who sets the text of the browser to 200 %. */
const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 175% !important }' });

/** A small laptop, a tablet upright, phones, and the narrowest window that is promised. */
const WIDTHS_PX = [1280, 768, 390, 360, 320];

const softly = expect.configure({ soft: true });

async function look(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${new URL(page.url()).pathname}, ${width} px wide`;
    await softly.poll(() => page.evaluate(enlargementFaults), { message, timeout: 3000 }).toEqual([]);
  }
}

test.use({ viewport: { width: WIDTHS_PX[0] ?? 0, height: 900 } });

test('home and about: at doubled text size nothing is cut or scrolls sideways', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await open(page, path);
    await enlarge(page);
    await look(page);
  }
});

for (const ids of toolGroups)
  test(`${ids.join(', ')}: at doubled text size nothing is cut or scrolls sideways`, async ({ page }) => {
    await open(page, `/${ids[0]}`);
    await enlarge(page);
    for (const id of ids) {
      await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id).name);
      await look(page);
    }
  });

test('a planted text that is cut, one that is too wide, and a field that does not shrink on a phone, are found', async ({ page }) => {
  await open(page, '/about');
  await enlarge(page);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p style="height: 12px; overflow: hidden">cut</p><div style="min-width: 25rem">wide</div>');
    main.querySelector('h1')?.setAttribute('style', 'font-size: 16px');
  });
  const faults = [expect.stringMatching(/^the heading is not larger/), 'cut off: p “cut”'];
  expect(await page.evaluate(enlargementFaults)).toEqual(faults);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(enlargementFaults)).toEqual([expect.stringMatching(/^the page scrolls sideways/), ...faults]);
});
