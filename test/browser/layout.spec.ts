import type { Page } from '@playwright/test';
import { shellTextsOf, toolGroups } from './catalog.ts';
import { expect, open, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';

/** The original, the two whose texts are the widest (measured in pixels: 1.3 and 1.25 times the English), and the one without spaces. */
const languages = ['en', 'ru', 'uk', 'zh'];

const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

async function expectNoFaults(page: Page, size: typeof narrow, state: string): Promise<void> {
  await page.setViewportSize(size);
  expect.soft(await page.evaluate(layoutFaults), `${new URL(page.url()).pathname} ${state}, ${size.width} px wide`).toEqual([]);
}

/** Presses every button of this text; whether there was one. */
const pressAll = (page: Page, word: string): Promise<boolean> =>
  page.evaluate((text) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:enabled')].filter(({ textContent }) => textContent === text);
    for (const button of buttons) button.click();
    return buttons.length > 0;
  }, word);

/** Empty and with the sample. It goes to and fro between the sizes: changing them is dear. */
async function look(page: Page, path: string, sample: string): Promise<void> {
  await page.setViewportSize(narrow);
  await open(page, path);
  await expectNoFaults(page, narrow, 'opened');
  await expectNoFaults(page, wide, 'opened');
  if (!(await pressAll(page, sample))) return;
  await expectNoFaults(page, wide, 'with its sample');
  await expectNoFaults(page, narrow, 'with its sample');
}

for (const language of languages) {
  const base = language === 'en' ? '' : `/${language}`;
  const { sample } = shellTextsOf(language).words;
  for (const ids of [['', 'about'], ...toolGroups])
    test(`${base}/: ${ids.join(', ')}: nothing overflows, overlaps or is cut off`, async ({ page }) => {
      for (const id of ids) await look(page, `${base}/${id}`, sample);
    });
}
