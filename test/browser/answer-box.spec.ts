import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { drop, fileOf, paste } from '../support/bring.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { installClock } from '../support/page-clock.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Paste, type or drop anything', exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const answers = (page: Page) => page.locator('[role=option][data-group=answers]');
const headings = (page: Page) => page.getByRole('listbox').getByRole('group');

const JSON_LINES = '{\n  "name": "web",\n  "ports": [80, 443]\n}';
/** A GIF with one pixel, a common tracking image. */
const PIXEL = { name: 'pixel.gif', bytes: 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=' };

test('pasted text is shown separately, typing beside it filters the list, and Enter opens the tool with it', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/');
  await paste(field(page), JSON_LINES);
  await expect(page.getByText('Pasted text: 4 lines, 41 bytes', { exact: true })).toBeVisible();
  await expect(answers(page)).toHaveText([/^JSON Object with 2 keys JSON prettify and format/]);
  await expect(headings(page).nth(1)).toHaveAccessibleName('More tools for JSON');
  await page.keyboard.type('yaml');
  await expect(options(page).first()).toHaveAttribute('data-tool', 'json-to-yaml-converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/json-to-yaml-converter$/);
  await expect(page.getByText('- 443')).toBeVisible();
});

test('a short text stays in the field, its result is copied with keys, and Escape clears it', { tag: '@main' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await paste(field(page), 'DE89 3704 0044 0532 0130 00');
  await expect(field(page)).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(answers(page)).toHaveText([/^IBAN Valid, Germany/]);
  await page.keyboard.press('Control+c');
  await expect(answers(page).locator('[data-answer]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE89370400440532013000');
  await expect(answers(page).locator('[data-answer]')).toHaveText('Valid, Germany');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a value can be copied manually if the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
    document.execCommand = () => false;
  });
  await open(page, '/');
  await field(page).fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Copy answer', exact: true }).click();
  await expect(page.getByLabel('Press Ctrl+C to copy.')).toHaveValue('DE89370400440532013000');
});

test('a file dropped anywhere is recognized by its bytes and opened in a tool', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await drop(page.getByRole('heading', { name: 'All tools' }), [PIXEL]);
  await expect(page.getByText('File: pixel.gif, 35 bytes', { exact: true })).toBeVisible();
  await expect(answers(page).first()).toContainText('GIF image');
  await expect(headings(page).last()).toHaveAccessibleName('Tools for any file');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/base64-file-converter$/);
  await expect(page.getByText('pixel.gif').first()).toBeVisible();
});

test('a long text is passed on completely, although only its beginning was examined', async ({ page }) => {
  await open(page, '/');
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index));
  await paste(field(page), text);
  await expect(page.getByText('Based on the first 64 kB.')).toBeVisible();
  await options(page)
    .filter({ hasText: /^Show all/ })
    .first()
    .click();
  await options(page).and(page.locator('[data-tool=json-minify]')).first().click();
  await expect(page).toHaveURL(/\/json-minify$/);
  await expect(page.locator('main')).toContainText('109 kB');
});

test('two texts are offered for comparison', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await drop(field(page), [fileOf('a.json', '{"a": 1}'), fileOf('b.json', '{"a": 2}')]);
  await expect(page.getByText('2 files, 16 bytes')).toBeVisible();
  await expect(answers(page).locator('[data-reading]').first()).toHaveText('Compare the two texts');
  await expect(answers(page).locator('[data-reading]').nth(1)).toHaveText('Compare as JSON');
  await answers(page).nth(1).click();
  await expect(page).toHaveURL(/\/json-diff$/);
  await expect(page.locator('main')).toContainText('/a');
});

test('the first of more than two files is used, with a notice', async ({ page }) => {
  await open(page, '/');
  await drop(
    field(page),
    ['one', 'two', 'three'].map((name) => fileOf(`${name}.txt`, name)),
  );
  await expect(page.getByText('Only the first of 3 files is used.')).toBeVisible();
  await expect(page.getByText('File: one.txt, 3 bytes')).toBeVisible();
});

test('unrecognized text is offered to tools for any text', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await field(page).fill('zebra crossing');
  await expect(page.getByText('Not recognized. These tools work with any text:')).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('data-tool', 'text-statistics');
  await expect(options(page).first()).toHaveAttribute('data-group', 'any');
  await page.keyboard.press('PageDown');
  await expect(options(page).nth(5)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(4)).toHaveAttribute('aria-selected', 'true');
});

test('detection can be retried after a failure', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  const worker = '**/assets/detection-api-*.js';
  await page.route(worker, (route) => route.abort());
  await open(page, '/');
  await field(page).fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByText('Answers are not available right now. Search still works.')).toBeVisible();
  await page.unroute(worker);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(answers(page)).toHaveText([/^IBAN Valid, Germany/]);
});

test('Backspace and the remove button discard pasted text without shifting the page', async ({ page }) => {
  await open(page, '/');
  const title = page.getByRole('heading', { name: 'All tools' });
  const { y } = (await title.boundingBox()) ?? { y: Number.NaN };
  await paste(field(page), JSON_LINES);
  await expect(answers(page)).toHaveCount(1);
  expect((await title.boundingBox())?.y).toBe(y);
  await page.keyboard.press('Backspace');
  await expect(page.getByText(/^Pasted text/)).toHaveCount(0);
  await paste(field(page), JSON_LINES);
  await page.getByRole('button', { name: 'Remove pasted text', exact: true }).click();
  await expect(page.getByText(/^Pasted text/)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a screen reader announces the number of results and the first one', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByRole('status').filter({ hasText: '1 answer. First: IBAN, Valid, Germany.' })).toBeAttached();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the open list has no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await paste(field(page), JSON_LINES);
    await expect(answers(page)).toHaveCount(1);
    expect(await violationsOn(page)).toEqual([]);
  });

test('pasted input is not stored', { tag: '@main' }, async ({ page }) => {
  const canary = 'canary-5b1f-secret';
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  await installClock(page);
  await open(page, '/');
  for (const text of [canary, `${canary}\n${canary}`, JSON.stringify({ password: canary }), `https://me:${canary}@example.com/?a=1&b=2`]) {
    await paste(field(page), text);
    await expect(options(page).first()).toBeVisible();
    await page.clock.runFor(10_000); // longer than any delay of announcements and storage
    seen.push(
      await page.evaluate(async () => {
        const databases = (await indexedDB.databases()).map(({ name }) => name);
        const cached = await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        const announced = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
        return JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          databases,
          cached,
          history.state,
          location.href,
          document.title,
          announced,
        ]);
      }),
    );
    await page.keyboard.press('Escape');
  }
  expect(seen.filter((text) => text.includes('canary'))).toEqual([]);
  await page.reload();
  await expect(field(page)).toHaveValue('');
});
