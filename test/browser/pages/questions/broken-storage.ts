import type { Page } from '@playwright/test';
import { listingOf } from '#test/support/catalog.ts';
import { expect, open } from '#test/support/fixtures.ts';
import { softly } from './visit.ts';

/** A link that the site has never created. */
const BROKEN_LINK = '%E0%A4%A&__proto__[a]=1&=&&&constructor=x';

/** Fills the storage with values that another program, another version, or an attacker may have left there. */
const breakStorage = ([tool, fields]: readonly [string, readonly string[]]): void => {
  if (self !== top) return; // a preview in the page shares its storage and opens later
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

/** The keys of the control values in the storage. The page removes a control value when it has read it. */
const controlValuesLeft = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('draft')));

/** Expects the page of a tool, without the button that appears after a crash. */
export async function expectTool(page: Page, tool: string): Promise<void> {
  await softly(page.getByRole('heading', { level: 1 }), 'the heading').toHaveText(listingOf(tool).name);
  await softly(page.getByRole('button', { name: 'Reset this tool' }), 'the tool has not crashed').toHaveCount(0);
}

/** Opens a tool through a broken link while the storage is broken, and checks whether the page displays its tool. */
export async function openWithBrokenStorage(page: Page, tool: string, fields: readonly string[]): Promise<void> {
  const script = await page.addInitScript(breakStorage, [tool, fields] as const);
  await open(page, `/${tool}#${BROKEN_LINK}`);
  await script.dispose();
  await softly(page).toHaveTitle(`${listingOf(tool).name} - IT Tools`);
  await softly(page.getByRole('heading', { level: 1 }), 'one heading of level 1').toHaveCount(1);
  await expectTool(page, tool);
  await expect.soft.poll(() => controlValuesLeft(page), { message: 'control values left in the storage' }).toEqual([]);
}
