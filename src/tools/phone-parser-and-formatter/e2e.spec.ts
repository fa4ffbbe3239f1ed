import { expect, open, test } from '#test/support/fixtures.ts';

test.describe('in an Austrian browser', () => {
  test.use({ locale: 'de-AT' });

  test('reads numbers as Austrian until another country is chosen by its name, code or calling code, and again after a reset', async ({
    page,
  }) => {
    await open(page, '/phone-parser-and-formatter');
    const country = page.getByRole('combobox', { name: 'Default country', exact: true });
    const options = page.getByRole('listbox', { name: 'Default country' }).getByRole('option');
    const e164 = page.getByRole('row', { name: 'E.164' }).locator('[data-value]');
    await page.getByLabel('Phone number', { exact: true }).fill('0123456789');
    await expect(country).toHaveValue('Austria (+43)');
    await expect(e164).toHaveText('+43123456789');

    for (const [typed, label, number] of [
      ['fr', 'France (+33)', '+33123456789'],
      ['39', 'Italy (+39)', '+390123456789'],
      ['cote', 'Côte d’Ivoire (+225)', '+2250123456789'],
    ] as const) {
      await country.fill(typed);
      await expect(options.first()).toHaveText(label);
      await options.first().click();
      await expect(country).toHaveValue(label);
      await expect(e164).toHaveText(number);
    }

    await page.getByRole('button', { name: 'Reset options' }).click();
    await expect(country).toHaveValue('Austria (+43)');
  });

  test('names countries in the language of the page', async ({ page }) => {
    await open(page, '/fr/phone-parser-and-formatter');
    await expect(page.getByRole('combobox').and(page.locator('[name=defaultCountry]'))).toHaveValue('Autriche (+43)');
  });
});
