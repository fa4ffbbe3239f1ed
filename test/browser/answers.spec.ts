import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixtures.ts';

const answers = (page: Page) => page.getByRole('dialog', { name: 'Command palette' }).locator('[data-group=answers]');

async function enterInPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Command palette' }).fill(text);
}

test('a paste shows a result in the list, Enter opens the tool with all of its fields, and Undo reverts them', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/');
  await enterInPalette(page, '192.168.1.1 - 192.168.6.255');
  await expect(answers(page)).toHaveText(['IPv4 range 1,535 addresses, 11 CIDR blocks IPv4 range expander']);
  await page.keyboard.press('Enter');
  const [start, end] = [page.getByLabel('Start address', { exact: true }), page.getByLabel('End address', { exact: true })];
  await expect(start).toHaveValue('192.168.1.1');
  await expect(end).toHaveValue('192.168.6.255');
  await page.getByRole('button', { name: 'Undo Start address' }).click();
  await expect(start).toHaveValue('');
  await expect(end).toHaveValue('');
});

test('a result that needs the reader of the tool appears after its row', async ({ page }) => {
  await open(page, '/');
  await enterInPalette(page, "{name: 'web', ports: [80]}");
  await expect(answers(page).locator('[data-answer]')).toHaveText('Object with 2 keys, not strict JSON');
});

test('Enter right after a paste opens the pasted text, not the previous one', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await enterInPalette(page, 'DE89 3704 0044 0532 0130 00');
  await expect(answers(page)).toHaveText([/^IBAN Valid, Germany/]);
  await page.getByRole('combobox', { name: 'Command palette' }).fill('SGVsbG8sIOS4lueVjCE=');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 string encoder/decoder');
});

test('a secret is neither shown nor stored', async ({ page }) => {
  await open(page, '/');
  const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjYW5hcnktNzc0MyJ9.canary7743canary7743canary7743canary7743canary7';
  await enterInPalette(page, token);
  await expect(answers(page)).toHaveText(['JWT HS256, no expiry JWT parser']);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Payload', { exact: true })).toContainText('canary-7743');
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.title]),
  );
  expect(left).not.toMatch(/canary-?7743/);
});

test('search works without the detectors, with a notice', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/assets/detection-api-*.js', (route) => route.abort());
  await open(page, '/');
  await enterInPalette(page, 'iban');
  await expect(page.getByText('Answers are not available right now. Search still works.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/^IBAN validator and parser/);
});
