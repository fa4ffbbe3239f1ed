import { expect, open, test, textIn } from '../support/fixtures.ts';

test('an output can be sent with the keyboard, first to tools for its kind of data, then to tools for any text', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/json-minify');
  await page.getByRole('button', { name: 'Try a sample', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try a sample', exact: true })).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+j');
  const dialog = page.getByRole('dialog', { name: 'Send to another tool: Minified JSON', exact: true });
  const input = dialog.getByRole('combobox', { name: 'Search tools', exact: true });
  await expect(input).toBeFocused();
  const made = dialog.getByRole('group', { name: 'Accepts JSON' }).getByRole('option');
  await expect(made.first()).toHaveAttribute('aria-selected', 'true');
  await expect(made.filter({ hasText: 'JSON minify' })).toHaveCount(0);
  const others = dialog.getByRole('group', { name: 'Accepts any text' }).getByRole('option');
  await expect(others).toHaveText([/^Show all \d+ tools$/]);

  await page.keyboard.type('yaml json');
  await expect(dialog.getByRole('option')).toHaveText([/^JSON to YAML converter/]);
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON to YAML converter');
  await expect.poll(() => textIn(page.getByRole('textbox', { name: 'JSON input', exact: true }))).toMatch(/^[[{]/);
});

test('arrow keys reach folded entries, Enter unfolds them, and a tool that would refuse the long text is omitted', async ({ page }) => {
  await open(page, '/json-minify');
  await page.getByRole('textbox', { name: 'JSON input', exact: true }).fill(`"${'a'.repeat(1001)}"`);
  await page.getByRole('button', { name: 'Send to another tool: Minified JSON', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const count = await dialog.getByRole('option').count();
  for (let index = 1; index < count; index++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('option').filter({ hasText: 'Hash text' })).toBeVisible();
  await expect(dialog.getByRole('option').filter({ hasText: 'MIME types' })).toHaveCount(0); // its search accepts at most 1000 characters
});
