import type { Page } from '@playwright/test';
import { expect, fillText, open, test } from '../support/fixtures.ts';
import { pdfText } from '../support/pdf-text.ts';

const lines = Array.from({ length: 120 }, (_, index) => `line${index}`);

/** The visible words on the page of a tool, in its texts and fields. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true }) === true && parentElement.clientWidth !== 1;
      const isUnseen = parentElement?.closest('.sr-only, button, [role="tooltip"], [aria-hidden="true"], option, textarea, .cm-gutters');
      if (!isUnseen && isSeen) texts.push(textContent ?? '');
    }
    return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /^[\x21-\x7E]+$/.test(word));
  });

const fills: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'hash-text': (page) => page.getByRole('button', { name: 'Sample Text to hash', exact: true }).click(),
  'json-to-yaml-converter': (page) =>
    fillText(page.getByRole('textbox', { name: 'JSON input', exact: true }), JSON.stringify(lines, null, 2)),
  'url-parser': (page) => page.getByRole('button', { name: 'Sample Your URL to parse', exact: true }).click(),
};

for (const [id, fill] of Object.entries(fills))
  test(`${id}: its PDF contains everything readable on the page, without the menu`, async ({ page }) => {
    await open(page, `/${id}`);
    await fill(page);
    await expect(page.locator('main')).toContainText(
      { 'hash-text': 'MD5', 'json-to-yaml-converter': '- line0', 'url-parser': 'https' }[id] ?? '',
    );
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(20);
    const printed = pdfText(await page.pdf({ format: 'A4' }));
    expect(words.filter((word) => !printed.includes(word))).toEqual([]);
    for (const line of id === 'json-to-yaml-converter' ? lines : []) expect(printed).toContain(`-${line}`);
    for (const other of ['Bcrypt', 'Chronometer', 'Copylink', 'Search']) expect(printed).not.toContain(other);
  });

test('a printed menu and an unprinted text are reported', async ({ page }) => {
  await open(page, '/hash-text');
  await page.evaluate(() => {
    document.getElementById('menu')?.style.setProperty('display', 'flex', 'important');
    document.querySelector<HTMLElement>('.tool-head > p')?.style.setProperty('visibility', 'hidden');
  });
  const printed = pdfText(await page.pdf({ format: 'A4' }));
  expect(printed).toContain('Bcrypt');
  expect(printed).not.toContain('Digestsatext');
});
