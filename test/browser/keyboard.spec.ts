import type { Page } from '@playwright/test';
import { listingOf } from '../support/catalog.ts';
import { expect, open, test } from '../support/fixtures.ts';

interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  readonly showsFocus: boolean;
}

/** The focused element: its name, whether it is visible, and whether its focus is visible. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, where nothing else of this file exists
    const isMarked = (target: Element): boolean =>
      [undefined, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target, part);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const around = [element, element.parentElement, element.nextElementSibling].filter((each) => each !== null);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '',
      isVisible: width > 0 && height > 0 && bottom > 0 && right > 0,
      showsFocus: around.some(isMarked),
    };
  });

test('the first tab stop skips to the content', { tag: '@main' }, async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content', exact: true })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/about', '/token-generator']) {
  test(`${path}: every tab stop is visible and shows its focus`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops: Stop[] = []; // after the last one, the focus is in the browser's own controls and on the body
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement !== document.body)) stops.push(await stopOf(page));
    }
    expect(stops.filter(({ isVisible, showsFocus }) => !isVisible || !showsFocus)).toEqual([]);
    const names = stops.map(({ name }) => name);
    const inMenu = path === '/token-generator' ? listingOf('token-generator').name : 'Crypto'; // the menu is one tab stop
    for (const name of ['Skip to content', 'About', 'Filter', inMenu]) expect(names).toContain(name);
  });
}

test('keyboard only: opens the menu, opens a tool, marks it as a favorite, and switches the theme', { tag: '@main' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Toggle menu', exact: true }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Tools', exact: true })).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByRole('navigation', { name: 'Tools', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('button', { name: 'Crypto', exact: true }).press('Space');
  await expect(page.getByRole('button', { name: 'Crypto', exact: true })).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'Tools', exact: true })
    .getByRole('link', { name: listingOf('http-status-codes').name, exact: true })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('http-status-codes').name);
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorite: / });
  await heart.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Toggle dark/light mode', exact: true }).first().press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('navigation moves the focus to the new page and announces its title', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'About', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
  await expect(page.locator('[aria-live], [role=status]').filter({ hasText: 'About' }).first()).toBeAttached();
});
