import { expect, open, test } from '#test/support/fixtures.ts';
import { installClock } from '#test/support/page-clock.ts';

test('an endless regular expression is stopped, and the next one splits', async ({ page }) => {
  await installClock(page);
  await open(page, '/list-converter');
  await page.getByLabel('Split on').selectOption('Regular expression');
  await expect(page.getByRole('alert')).toHaveText('Enter the text to split on.');
  const splitText = page.getByRole('textbox', { name: 'Split text' });
  await splitText.fill('(a+)+$');
  await page.getByRole('textbox', { name: 'Input list' }).click();
  await page.keyboard.insertText(`${'a'.repeat(40)}!`);
  await page.clock.fastForward(2000);
  await expect(page.getByRole('alert')).toHaveText('This regular expression takes too long.');
  await expect(splitText).toHaveAttribute('aria-invalid', 'true');
  await splitText.fill('a{39}');
  await expect(page.getByRole('row', { name: 'Items out' }).locator('[data-value]')).toHaveText('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a shuffled list is reshuffled on request', async ({ page }) => {
  await open(page, '/list-converter');
  await page.getByLabel('Order').selectOption('Shuffled');
  await page.getByRole('textbox', { name: 'Input list' }).click();
  await page.keyboard.insertText(Array.from({ length: 100 }, (_, index) => String(index)).join('\n'));
  const output = page.getByRole('textbox', { name: 'Output list' });
  await expect(output).toContainText('99');
  const first = await output.textContent();
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect(output).not.toHaveText(first ?? '');
});
