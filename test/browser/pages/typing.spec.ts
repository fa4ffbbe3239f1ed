import type { Page } from '@playwright/test';
import { fieldsOf } from '../../../scripts/catalog.ts';
import { listingOf, toolGroups } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { toolTexts } from '#test/support/tool-texts.ts';

/** Longer samples show nothing that their beginning does not. */
const LONGEST = 150;

/** Notes each alert that comes while one types. */
function watchAlerts(): void {
  const PAUSE_MS = 550; // a machine that stands still so long between two keys has paused
  const alerts: string[] = [];
  let typedAt = 0;
  Object.assign(globalThis, { alerts });
  addEventListener('keydown', () => (typedAt = performance.now()), true);
  addEventListener('input', () => (typedAt = performance.now()), true);
  const note = () => {
    if (performance.now() - typedAt < PAUSE_MS)
      alerts.push(...[...document.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent));
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

const alertsOf = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>('alerts.splice(0)');

/** Types the sample of each field that has one, key by key. */
async function typeSamples(page: Page, id: string): Promise<number> {
  const t = toolTexts(id, 'en');
  let typed = 0;
  for (const [name, field] of Object.entries((await fieldsOf(id)).inputs)) {
    const sample = field.kind === 'text' ? field.sample : undefined;
    const box = page
      .locator('main')
      .getByLabel(t(`fields.${name}.label`), { exact: true })
      .and(page.getByRole('textbox'))
      .first();
    if (sample === undefined || !(await box.isVisible())) continue;
    await box.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await alertsOf(page); // what was there may be missed
    for (const key of sample.slice(0, LONGEST)) await page.keyboard.insertText(key);
    typed += 1;
  }
  return typed;
}

const softly = expect.configure({ soft: true });

for (const ids of toolGroups)
  test(`${ids.join(', ')}: an example that is typed key by key raises no alert`, async ({ page }) => {
    test.slow();
    await open(page, `/${ids[0]}`);
    await page.evaluate(watchAlerts);
    let typed = 0;
    for (const id of ids) {
      await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
      await expect(page.locator('.tool-head h1')).toHaveText(listingOf(id).name);
      typed += await typeSamples(page, id);
      softly(await alertsOf(page), `/${id}`).toEqual([]);
    }
    expect(typed).toBeGreaterThan(0);
  });

test('an alert at each key is heard', async ({ page }) => {
  await open(page, '/url-parser');
  await page.evaluate(watchAlerts);
  await page.evaluate(() =>
    addEventListener('input', () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="alert">Wrong.</p>')),
  );
  expect(await typeSamples(page, 'url-parser')).toBeGreaterThan(0);
  expect(await alertsOf(page)).toContain('Wrong.');
});
