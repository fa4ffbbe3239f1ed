import type { Locator, Page } from '@playwright/test';
import { ATTACKS, REFUSED, watch } from '#test/support/samples/attacks.ts';
import { expect, fillText, open, test, textIn } from '#test/support/fixtures.ts';

const box = (page: Page, name: string): Locator => page.getByRole('main').getByRole('textbox', { name, exact: true });

async function openEditor(page: Page): Promise<void> {
  await open(page, '/html-wysiwyg-editor');
  await expect(box(page, 'Editor')).toHaveAttribute('contenteditable', 'true');
}

// Matches event handlers only outside quotes, because an alternative text may contain anything.
const DANGEROUS = /<(?:script|style|iframe|svg|form|input)|<\w+(?:[^>"]|"[^"]*")*?\son\w+\s*=|(?:href|src)="\s*(?:java|data:text)/i;

test('loaded and pasted content runs no script, sends no request, and leaves nothing dangerous in the output', async ({ page, faults }) => {
  test.setTimeout(120_000);
  faults.allow(REFUSED);
  await openEditor(page);
  const output = box(page, 'HTML');
  await fillText(box(page, 'HTML to load'), '<p>start</p>'); // also makes the code fields load their editor
  await expect(output).toContainText('start');
  await page.waitForLoadState('networkidle');
  const { ran, fetched } = await watch(page);
  for (const [index, attack] of ATTACKS.entries()) {
    await fillText(box(page, 'HTML to load'), `<p>attack ${index};</p>${attack}`);
    await expect(output).toContainText(`attack ${index};`);
    expect(await textIn(output)).not.toMatch(DANGEROUS);
  }
  for (const attack of ATTACKS) {
    await box(page, 'Editor').evaluate((element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, attack);
  }
  await fillText(box(page, 'HTML to load'), '<p>end</p>');
  await expect(output).toContainText('end');
  expect(await ran()).toBe(0);
  expect(fetched).toEqual([]);
});

test('text can be typed and formatted, survives a reload, and Tab leaves a table', { tag: '@main' }, async ({ page }) => {
  await openEditor(page);
  const editor = box(page, 'Editor');
  await editor.click();
  await page.keyboard.type('Hello world');
  await page.keyboard.press('ControlOrMeta+a');
  const bold = page.getByRole('button', { name: 'Bold', exact: true });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => textIn(box(page, 'HTML'))).toBe('<p><strong>Hello world</strong></p>');
  await page.reload();
  await expect.poll(() => textIn(box(page, 'HTML'))).toBe('<p><strong>Hello world</strong></p>');

  await editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Insert table', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete table', exact: true })).toBeVisible();
  await editor.focus();
  for (let cell = 0; cell < 9; cell += 1) await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('links and images are accepted, or refused with a reason', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link address', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Apply link', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Only http, https, mailto, tel and relative addresses are allowed.');
  await page.getByLabel('Link address', { exact: true }).fill('/about');
  await page.keyboard.press('Enter');
  await expect.poll(() => textIn(box(page, 'HTML'))).toBe('<p><a href="/about">/about</a></p>');

  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const file = page.getByLabel('Image file', { exact: true });
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await page.getByRole('button', { name: 'Insert image', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This file is not an image.');
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) });
  await page.getByRole('button', { name: 'Insert image', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The image is larger than 5 MB.');
  await file.setInputFiles({
    name: 'c.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  });
  await page.getByLabel('Image alternative text', { exact: true }).fill('nothing');
  await page.getByRole('button', { name: 'Insert image', exact: true }).click();
  await expect.poll(() => textIn(box(page, 'HTML'))).toContain('<img src="data:image/svg+xml;base64,');
});

test('rich text is copied as HTML and as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await page.getByRole('button', { name: 'Sample Editor', exact: true }).click();
  await page.getByRole('button', { name: 'Copy rich text', exact: true }).click();
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all((item?.types ?? []).map(async (type) => [type, await (await item?.getType(type))?.text()]));
    });
  await expect
    .poll(async () => Object.fromEntries(await copied()))
    .toEqual({
      'text/html': expect.stringContaining('<h1>Hey!</h1><p>Welcome</p>'),
      'text/plain': 'Hey!\nWelcome',
    });
});
