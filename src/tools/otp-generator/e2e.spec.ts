import type { Page } from '@playwright/test';
import { expect, open, showAdvancedOptions, test } from '#test/support/fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name }).locator('[data-value]');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const secret = (page: Page) => page.getByRole('textbox', { name: 'Secret', exact: true });

test('a key URI sets the other fields, which can then be changed', { tag: '@main' }, async ({ page }) => {
  await open(page, '/otp-generator');
  await showAdvancedOptions(page);
  await secret(page).fill('otpauth://hotp/ACME:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&counter=3&digits=8&algorithm=SHA256');
  await expect(radio(page, 'HOTP')).toBeChecked();
  await expect(radio(page, '8')).toBeChecked();
  await expect(radio(page, 'SHA-256')).toBeChecked();
  await expect(page.getByLabel('Counter', { exact: true })).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: 'Issuer' })).toHaveValue('ACME');
  await expect(page.getByRole('textbox', { name: 'Account' })).toHaveValue('alice');
  await radio(page, 'SHA-1').click();
  await radio(page, '6').click();
  await expect(row(page, 'Current code')).toHaveText('969429');
});

test('a new secret is generated when the tool opens and on request, and clearing it can be undone', async ({ page }) => {
  await open(page, '/otp-generator');
  await expect(secret(page)).toHaveValue(/^[A-Z2-7]{32}$/);
  const first = await secret(page).inputValue();
  await radio(page, 'Hex').click();
  await page.getByRole('button', { name: 'New secret' }).click();
  await expect(radio(page, 'Base32')).toBeChecked();
  await expect(secret(page)).not.toHaveValue(first);
  const second = await secret(page).inputValue();
  await page.getByRole('button', { name: 'Clear Secret' }).click();
  await expect(secret(page)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Key URI' })).toHaveValue('');
  await page.getByRole('button', { name: 'Undo Secret' }).click();
  await expect(secret(page)).toHaveValue(second);
});

test('the codes are updated with the clock, aligned to the step', async ({ page }) => {
  await page.clock.install({ time: new Date('2005-03-18T01:57:00Z') });
  await open(page, '/otp-generator');
  await secret(page).fill('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  await radio(page, '8').click();
  // RFC 6238, appendix B.
  await page.clock.pauseAt(new Date('2005-03-18T01:58:29.100Z'));
  await expect(row(page, 'Current code')).toHaveText('07081804');
  await expect(row(page, 'Next code in')).toHaveText('1 s');
  await page.clock.runFor(1000);
  await expect(row(page, 'Next code in')).toHaveText('30 s');
  await page.clock.runFor(1000);
  await expect(row(page, 'Current code')).toHaveText('14050471');
  await expect(row(page, 'Next code in')).toHaveText('29 s');
});
