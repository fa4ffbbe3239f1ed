import type { Page } from '@playwright/test';
import { COLOR_RULES, violationsOn } from '#test/support/accessibility.ts';
import { fieldNamesOf, listingOf, toolIds } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

/** The menu is looked at on the home page and on one page of each language. */
const MENU = '#menu';

const showsTool = async (page: Page, id: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf(id).name);
  await expect(page.getByRole('button', { name: 'Reset this tool' })).toHaveCount(0);
};

/** What another program, another version or an attacker may have left in the browser's storage. */
const leaveBrokenStorage = ([tool, fields]: readonly [string, readonly string[]]): void => {
  if (self !== top) return; // a preview in the page shares its storage, and comes after what was left has been taken
  localStorage.setItem('favoriteToolsName', '{"a":');
  localStorage.setItem('menu-tool-option:collapsed-categories', '[[[null');
  localStorage.setItem('isMenuCollapsed', 'banana');
  localStorage.setItem('vueuse-color-scheme', '"><script>');
  localStorage.setItem('locale', '../../evil');
  localStorage.setItem(`options:${tool}`, `${fields.map((field) => `${field}=%00%E0%A4%A`).join('&')}&__proto__=1&constructor=2`);
  localStorage.setItem(`inputs:${tool}`, JSON.stringify(Object.fromEntries(fields.map((field) => [field, [{ a: 1 }, null]]))));
  localStorage.setItem(`state:${tool}`, '[{"a":1},null]');
  for (const field of fields) sessionStorage.setItem(`draft:${tool}:${field}`, '{"__proto__":{"a":1}}');
  sessionStorage.setItem(`draft:${tool}:no-such-field`, '"a"');
};

/** What was planted and is still there: what is left for the next page is taken away when it is read. */
const draftsLeft = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('draft')));

for (const id of toolIds) {
  test(`${id} opens in spite of broken storage and links, and is accessible in both themes`, async ({ page }) => {
    const names = await fieldNamesOf(id);
    await page.addInitScript(leaveBrokenStorage, [id, names] as const);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, `/${id}#%E0%A4%A&__proto__[a]=1&=&&&constructor=x`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(`${listingOf(id).name} - IT Tools`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await showsTool(page, id);
    expect(await draftsLeft(page)).toEqual([]);
    expect(await violationsOn(page, { except: MENU }), 'in the light theme').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violationsOn(page, { except: MENU, rules: COLOR_RULES }), 'in the dark theme').toEqual([]);

    for (const value of ['<img src=x onerror=alert(1)>', '-1e999', 'NaN', '\u{1F642}\u0000\uFFFF', 'x'.repeat(5000)]) {
      const link = new URLSearchParams(names.map((name) => [name, value])).toString();
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, link);
      await showsTool(page, id);
    }
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });
}
