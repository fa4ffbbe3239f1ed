import type { Page } from '@playwright/test';
import { listingOf, shellTextsOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { layoutFaults } from '#test/support/layout-faults.ts';

/** The two whose texts are the widest (measured in pixels: 1.3 and 1.25 times the English), and the one without spaces. */
const languages = ['ru', 'uk', 'zh'];

const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

async function expectNoFaults(page: Page, size: typeof narrow, state: string): Promise<void> {
  await page.setViewportSize(size);
  expect.soft(await page.evaluate(layoutFaults), `${new URL(page.url()).pathname} ${state}, ${size.width} px wide`).toEqual([]);
}

/** Presses every button whose name begins with this word; whether there was one. */
const pressAll = (page: Page, word: string): Promise<boolean> =>
  page.evaluate((text) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:enabled')].filter(({ ariaLabel }) =>
      ariaLabel?.startsWith(text),
    );
    for (const button of buttons) button.click();
    return buttons.length > 0;
  }, word);

/** The page in the window, empty and with the sample, first narrow and last: changing the size is dear. */
async function look(page: Page, sample: string): Promise<void> {
  await expectNoFaults(page, narrow, 'opened');
  await expectNoFaults(page, wide, 'opened');
  if (!(await pressAll(page, sample))) return;
  await expectNoFaults(page, wide, 'with its sample');
  await expectNoFaults(page, narrow, 'with its sample');
}

for (const language of languages) {
  const base = `/${language}`;
  const { sample } = shellTextsOf(language).words;

  test(`${base}/ and ${base}/about: nothing overflows, overlaps or is cut off`, async ({ page }) => {
    for (const path of ['/', '/about']) {
      await page.setViewportSize(narrow);
      await open(page, base + path);
      await look(page, sample);
    }
  });

  for (const ids of toolGroups)
    test(`${base}/: ${ids.join(', ')}: nothing overflows, overlaps or is cut off`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, `${base}/${ids[0]}`);
      for (const id of ids) {
        // From page to page by the menu, which is there unseen: half as dear as to load each.
        await page.locator(`#menu a[href="${base}/${id}"]`).first().dispatchEvent('click');
        await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id, language).name);
        await look(page, sample);
      }
    });
}
