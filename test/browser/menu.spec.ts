import { listingOf, toolIds } from '../support/catalog.ts';
import { expect, open, test } from '../support/fixtures.ts';

const toggle = { name: 'Toggle menu', exact: true } as const;
const menu = { name: 'Tools', exact: true } as const;

test('lists every tool in its category, and marks the current one', async ({ page }) => {
  await open(page, '/hash-text');
  const tools = page.getByRole('navigation', menu);
  for (const id of toolIds) await expect(tools.getByRole('link', { name: listingOf(id).name, exact: true })).toHaveCount(1);
  await expect(tools.getByRole('link', { name: listingOf('hash-text').name, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(tools.getByRole('button', { name: 'Crypto', exact: true })).toHaveAttribute('aria-expanded', 'true');
});

test('a category can be collapsed and stays collapsed', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  const tools = page.getByRole('navigation', menu);
  const crypto = tools.getByRole('button', { name: 'Crypto', exact: true });
  const link = tools.getByRole('link', { name: listingOf('token-generator').name, exact: true });
  await crypto.click();
  await expect(crypto).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await page.reload();
  await expect(crypto).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await crypto.click();
  await expect(link).toBeVisible();
});

test('can be hidden on a wide screen and stays hidden', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', toggle).click();
  await expect(page.getByRole('navigation', menu)).toBeHidden();
  await expect(page.getByRole('button', toggle)).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('navigation', menu)).toBeHidden();
  await page.getByRole('button', toggle).click();
  await expect(page.getByRole('navigation', menu)).toBeVisible();
});

test('covers the page on a small screen until something else is clicked', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, '/');
  const tools = page.getByRole('navigation', menu);
  await expect(tools).toBeHidden();
  await page.getByRole('button', toggle).click();
  await expect(tools).toBeVisible();
  expect(Math.round((await tools.boundingBox())?.width ?? 0)).toBe(240);
  await page.mouse.click(600, 500); // outside the menu
  await expect(tools).toBeHidden();

  await page.getByRole('button', toggle).click();
  await page.keyboard.press('Escape');
  await expect(tools).toBeHidden();
  await expect(page.getByRole('button', toggle)).toBeFocused();

  await page.getByRole('button', toggle).click();
  await tools.getByRole('link', { name: listingOf('hash-text').name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text').name);
  await expect(tools).toBeHidden();
});

test('is beside the page from a width of 701 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 701, height: 800 });
  await open(page, '/');
  await expect(page.getByRole('navigation', menu)).toBeVisible();
});

test('contains the language and the theme on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', toggle).click();
  const tools = page.getByRole('navigation', menu);
  await expect(tools.getByRole('combobox', { name: 'Language', exact: true })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Toggle dark/light mode', exact: true })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'About', exact: true })).toBeVisible();
});

test('is a single tab stop with arrow key navigation between tools', async ({ page }) => {
  await open(page, '/hash-text');
  const tools = page.getByRole('navigation', menu);
  const filter = tools.getByRole('searchbox', { name: 'Filter', exact: true });
  await expect(tools.locator('[data-group] :is(a, button)[tabindex="0"]')).toHaveCount(1);
  await filter.focus();
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('link', { name: listingOf('hash-text').name, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tools.getByRole('link', { name: listingOf('hmac-generator').name, exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tools.getByRole('button', { name: 'Crypto', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await tools.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('its filter shows matching tools, even of a collapsed category, and Enter opens the first', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  const tools = page.getByRole('navigation', menu);
  const filter = tools.getByRole('searchbox', { name: 'Filter', exact: true });
  await tools.getByRole('button', { name: 'Crypto', exact: true }).click();
  await filter.fill('text hash');
  await expect(tools.getByRole('link').filter({ hasText: /hash/i })).toHaveText([listingOf('hash-text').name]);
  await expect(tools.getByRole('link', { name: listingOf('hash-text').name, exact: true })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Converter', exact: true })).toBeHidden();
  await filter.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text').name);
  await expect(filter).toHaveValue('');
  await expect(tools.getByRole('button', { name: 'Converter', exact: true })).toBeVisible();
});
