import { listingOf } from '../support/catalog.ts';
import { expect, hydrated, open, test } from '../support/fixtures.ts';

test('an error in a tool does not affect the rest of the page or the typed input', { tag: '@main' }, async ({ page, faults }) => {
  faults.allow(/planted fault/);
  await open(page, '/token-generator');
  await page.evaluate(() => {
    const { getRandomValues } = crypto;
    Object.assign(globalThis, { mend: () => Object.defineProperty(crypto, 'getRandomValues', { value: getRandomValues }) });
    Object.defineProperty(crypto, 'getRandomValues', {
      configurable: true,
      value: () => {
        throw new Error('planted fault');
      },
    });
  });
  const length = page.getByLabel('Length', { exact: true });
  await length.fill('77');
  const alert = page.getByRole('alert').filter({ hasText: 'planted fault' });
  await expect(alert).toContainText('This tool has stopped working because of a bug.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('token-generator').name);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

  await page.evaluate('mend()');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(length).toHaveValue('77');
  await expect(page.getByLabel('Tokens', { exact: true })).toHaveValue(/^.{77}$/);
});

test('“Reset this tool” restarts the tool', async ({ page, faults }) => {
  faults.allow(/planted fault/);
  await open(page, '/token-generator');
  await page.evaluate(() => {
    const { getRandomValues } = crypto;
    Object.defineProperty(crypto, 'getRandomValues', {
      value: (target: Uint8Array<ArrayBuffer>) => {
        if (target.length > 600) throw new Error('planted fault'); // fails only for many tokens
        return getRandomValues.call(crypto, target);
      },
    });
  });
  await page.getByLabel('Quantity', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Reset this tool', exact: true }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('Tokens', { exact: true })).toHaveValue(/^.{64}$/);
});

test('a missing chunk shows a line that offers to reload, never a blank page', async ({ page, faults }) => {
  faults.allow(/Failed to (load resource|fetch dynamically)|Error loading route module|status of 404|error loading dynamically/i);
  const chunks = /\/assets\/hash-text-view-.*\.js$/;
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: listingOf('hash-text').name, exact: true })
    .click();
  const reload = page.locator('a, button').filter({ hasText: /^Reload$/, visible: true });
  await expect(page).toHaveURL('/hash-text'); // opened as a document, which also lacks the chunk
  await page.waitForLoadState('networkidle');
  await expect(reload.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(chunks);
  await reload.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listingOf('hash-text').name);
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Text to hash', exact: true })).toBeVisible();
});

test('if the clipboard refuses, the text is selected and the page explains how to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await open(page, '/token-generator');
  const tokens = page.getByLabel('Tokens', { exact: true });
  await expect(tokens).toHaveValue(/^.{64}$/);
  await page.getByRole('button', { name: 'Copy Tokens', exact: true }).click();
  await expect(page.getByText('Selected: press Ctrl+C to copy').first()).toBeVisible();
  await expect(page.getByText('Token copied to the clipboard')).toHaveCount(0);
  const selected = await page.evaluate(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : String(getSelection());
  });
  expect(selected).toBe(await tokens.inputValue());
});
