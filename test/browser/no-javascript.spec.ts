import type { Page } from '@playwright/test';
import { asHtml, htmlOf, listingOf, toolIds } from '../support/catalog.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

// Playwright's getByText ignores noscript elements.
const expectNote = async (page: Page): Promise<void> => {
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('The tools need JavaScript.');
  await expect(page.getByText('This browser is too old')).toBeHidden();
};

test('the home page shows every tool, and that the tools need JavaScript', async ({ page }) => {
  await page.goto('/');
  await expectNote(page);
  const all = page.getByRole('region', { name: 'All tools', exact: true }); // the newest tools are listed above it as well
  for (const id of toolIds) await expect(all.getByRole('link', { name: listingOf(id).name, exact: true })).toBeVisible();
});

test('a tool shows its texts, and that it needs JavaScript', async ({ page }) => {
  await page.goto('/hash-text');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text').name);
  await expect(page.getByText(listingOf('hash-text').description)).toBeVisible();
  await expectNote(page);
});

test('every other tool does so in its file', () => {
  for (const id of toolIds) {
    const html = htmlOf(id);
    const { name, description } = listingOf(id);
    const texts = ['<noscript><p class="page-line">The tools need JavaScript.', `<h1>${asHtml(name)}</h1>`, asHtml(description)];
    expect
      .soft(
        texts.filter((text) => !html.includes(text)),
        id,
      )
      .toEqual([]);
  }
});
