import type { Page } from '@playwright/test';
import { ATTACKS, REFUSED, watch } from '#test/support/samples/attacks.ts';
import { expect, fillText, open, showAdvancedOptions, test, textIn } from '#test/support/fixtures.ts';

// Matches event handlers only outside quotes, because a title may contain any text.
const DANGEROUS = /<script|<\w+(?:[^>"]|"[^"]*")*?\son\w+\s*=|(?:href|action)="?\s*java/i;

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');

async function show(page: Page, markdown: string, shown: string): Promise<void> {
  await fillText(editor(page, 'Markdown input'), markdown);
  await expect(preview(page)).toContainText(shown);
}

for (const mode of ['Sanitize', 'Keep']) {
  test(`the preview runs no script and sends no request: ${mode}`, async ({ page, faults }) => {
    test.setTimeout(120_000);
    faults.allow(REFUSED);
    await open(page, '/markdown-to-html');
    await page.getByRole('radio', { name: mode, exact: true }).check();
    await show(page, 'ready <b>x</b>', 'ready');
    const { ran, fetched } = await watch(page);
    for (const [index, attack] of ATTACKS.entries()) {
      await show(page, `attack ${index};\n\n${attack}`, `attack ${index};`);
      if (mode === 'Sanitize') await expect(editor(page, 'HTML output')).not.toContainText(DANGEROUS);
    }
    for (const link of await preview(page).locator('a:visible').all()) await link.click({ noWaitAfter: true });
    expect(await ran()).toBe(0);
    expect(fetched).toEqual([]);
  });
}

test('the page and its preview disable DNS prefetching for links', async ({ page }) => {
  await open(page, '/markdown-to-html');
  await show(page, '[away](https://example.org)', 'away');
  const off = 'meta[http-equiv="x-dns-prefetch-control"][content="off"]';
  await expect(page.locator(off)).toHaveCount(1);
  await expect(page.frameLocator('iframe[title="Preview"]').locator(off)).toHaveCount(1);
});

test('the preview shows attacks as text if tags are escaped', async ({ page }) => {
  await open(page, '/markdown-to-html');
  await page.getByRole('radio', { name: 'Escape', exact: true }).check();
  await show(page, 'ready', 'ready');
  const { ran, fetched } = await watch(page);
  await show(page, [...ATTACKS, 'the end'].join('\n\n'), 'the end');
  expect(await ran()).toBe(0);
  expect(fetched).toEqual([]);
});

test('the HTML output keeps raw tags, cleans them or escapes them', { tag: '@main' }, async ({ page, faults }) => {
  faults.allow(REFUSED);
  await open(page, '/markdown-to-html');
  await fillText(editor(page, 'Markdown input'), '# Title\n\na <b onclick="x()">b</b>');
  const output = editor(page, 'HTML output');
  await expect(output).toContainText('a <b>b</b>');
  await page.getByRole('radio', { name: 'Keep', exact: true }).check();
  await expect(output).toContainText('a <b onclick="x()">b</b>');
  await page.getByRole('radio', { name: 'Escape', exact: true }).check();
  await expect(output).toContainText('a &lt;b onclick=');
  await page.getByRole('radio', { name: 'Sanitize', exact: true }).check();
  await showAdvancedOptions(page);
  await page.getByRole('switch', { name: 'Heading IDs' }).check();
  await expect(output).toContainText('<h1 id="title">Title</h1>');
  await page.getByRole('switch', { name: 'Whole page' }).check();
  await expect.poll(() => textIn(output)).toMatch(/^<!DOCTYPE html>[^]*<title>Title<\/title>/);
});

test('the preview keeps its scroll position, frames remote images, follows footnotes, opens links in a new tab and can be printed', async ({
  page,
  context,
}) => {
  await open(page, '/markdown-to-html');
  const text = `${'line\n\n'.repeat(200)}![remote](https://example.org/a.png) note[^1]\n\n[^1]: below\n\n`;
  await show(page, `${text}[page](/about)`, 'below');
  const frame = page.locator('iframe[title="Preview"]');
  await expect(preview(page).getByRole('img', { name: 'remote' })).toBeVisible();
  const scrolled = () => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.scrollingElement?.scrollTop);
  await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 700));
  await show(page, `${text}[page](/about) more`, 'more');
  expect(await scrolled()).toBe(700);

  await preview(page).getByRole('link', { name: '[1]' }).click();
  await expect.poll(scrolled).toBeGreaterThan(2000);
  await expect(preview(page)).toContainText('more');

  const [opened] = await Promise.all([context.waitForEvent('page'), preview(page).getByRole('link', { name: 'page' }).click()]);
  expect(opened.url()).toMatch(/\/about$/);
  await opened.close();

  await frame.evaluate((element: HTMLIFrameElement) => {
    if (element.contentWindow) element.contentWindow.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});
