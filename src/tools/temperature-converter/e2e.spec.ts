import { expect, open, test } from '#test/support/fixtures.ts';

test('a field keeps its input while the others are updated, and a link restores the same state', { tag: '@main' }, async ({ page }) => {
  await open(page, '/temperature-converter');
  const field = (scale: string) => page.getByRole('textbox', { name: scale, exact: true });
  await expect(field('Celsius')).toBeFocused();

  await field('Kelvin').fill('300,150');
  await expect(field('Kelvin')).toHaveValue('300,150');
  await expect(field('Celsius')).toHaveValue('27');
  await field('Decimal places').fill('0');
  await expect(field('Kelvin')).toHaveValue('300,150');
  await expect(field('Fahrenheit')).toHaveValue('81');

  // A converted value can be edited one character at a time without losing focus.
  await field('Fahrenheit').press('End');
  await page.keyboard.type('.5');
  await expect(field('Fahrenheit')).toHaveValue('81.5');
  await expect(field('Kelvin')).toHaveValue('301');

  await open(page, '/temperature-converter#temperature=600&scale=delisle');
  await expect(field('Delisle')).toHaveValue('600');
  await expect(field('Delisle')).toHaveAccessibleErrorMessage(
    'Below absolute zero: on this scale the highest possible value is 559.725 °De.',
  );
  await expect(field('Kelvin')).toHaveValue('');
});
