import { expect, open, test } from '#test/support/fixtures.ts';
import { installClock } from '#test/support/page-clock.ts';

const HI = ['  _   _ _', ' | | | (_)', ' | |_| | |', ' |  _  | |', ' |_| |_|_|'].join('\n');

test('retries loading a font that failed', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route(/figlet-fonts\.common-[^/]*\.bin$/, (route) => route.abort());
  await open(page, '/ascii-text-drawer#text=Hi');
  await expect(page.getByRole('alert')).toHaveText('The font could not be loaded. Check the connection and try again.');
  await page.unroute(/figlet-fonts\.common-[^/]*\.bin$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: 'ASCII art' })).toHaveValue(HI);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the previous drawing remains while a font is loading', async ({ page }) => {
  await installClock(page);
  await open(page, '/ascii-text-drawer#text=Hi');
  const art = page.getByRole('textbox', { name: 'ASCII art' });
  await expect(art).toHaveValue(HI);
  const gate = Promise.withResolvers<void>();
  await page.route(/figlet-fonts\.7-[^/]*\.bin$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Font' }).fill('Binary');
  await page.getByRole('option', { name: 'Binary', exact: true }).click();
  await expect(page.getByText('Loading font…')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(art).toHaveValue(HI);
  gate.resolve();
  await expect(art).toHaveValue('01001000 01101001');
  await expect(page.getByText('Loading font…')).toHaveCount(0);
});

test('the list of all fonts draws visible entries, and selecting one changes the font', async ({ page }) => {
  await open(page, '/ascii-text-drawer#text=Hi&showAllFonts=true');
  const list = page.getByRole('region', { name: 'All fonts' });
  await expect(list.getByRole('button', { name: '1Row', exact: true })).toContainText(/\S/);
  expect(await list.getByRole('button').count()).toBeLessThan(20);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const last = list.getByRole('button', { name: 'Wow', exact: true });
  await expect(last).toContainText('][-][');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Font' })).toHaveValue('Wow');
});
