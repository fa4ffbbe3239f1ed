import { expect, open, test } from '../support/fixtures.ts';

const themeOf = 'document.documentElement.dataset.theme';
const toggle = { name: 'Toggle dark/light mode', exact: true } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a first visit follows the device: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    expect(await page.evaluate(themeOf)).toBe(colorScheme);
  });
}

test('follows the device while open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the toggle switches the theme, saves it, and overrides the device', { tag: '@main' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', toggle).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('vueuse-color-scheme'))).toBe('dark');
  await page.reload();
  expect(await page.evaluate(themeOf)).toBe('dark');
});

test('a selected theme applies before the first paint, without a flash', { tag: '@main' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('vueuse-color-scheme', 'dark');
    // The theme at the callbacks before a frame is the visible one.
    const seen: (string | undefined)[] = [];
    const note = (): void => {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
      if (seen.length < 30) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { seen });
  });
  await open(page, '/about');
  const seen = await page.evaluate('seen');
  expect(new Set(seen as string[])).toEqual(new Set(['dark']));
});

test('an invalid value is ignored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('vueuse-color-scheme', '{"a":1}'));
  await open(page, '/');
  expect(await page.evaluate(themeOf)).toBe('dark');
});
