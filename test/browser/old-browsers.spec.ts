import { expect, hydrated, open, test } from '../support/fixtures.ts';

const LINE = 'This browser is too old to run the tools. Update it.';

// The last version of each browser without it, according to MDN's browser-compat-data 8.1.
for (const [browser, [object, name]] of Object.entries({
  'Chrome 120': ['Array', 'fromAsync'],
  'Firefox 124': ['Intl', 'Segmenter'],
  'Safari 17.3': ['Promise', 'withResolvers'],
} as const)) {
  test(`${browser} without ${object}.${name} is reported as too old before any script of the page is loaded`, async ({ page, faults }) => {
    faults.allow(/Failed to (?:load resource|fetch dynamically imported module)/);
    await page.addInitScript(([from, what]) => Reflect.deleteProperty(Reflect.get(globalThis, from), what), [object, name] as const);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(LINE)).toBeVisible();
  });
}

test('a current browser is not reported as too old', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText(LINE)).toBeHidden();
});

test('a tool that throws while hydrating does not affect the theme or the browser check', async ({ page, faults }) => {
  faults.allow(/planted fault|Minified React error/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.assign(String.prototype, {
      padStart() {
        throw new Error('planted fault');
      },
    });
  });
  await page.goto('/chmod-calculator');
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('planted fault');
  await expect(page.getByText(LINE)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
