import { expect, open, test } from '../support/fixtures.ts';

test('typing a valid text key by key raises no alert', { tag: '@main' }, async ({ page }) => {
  await open(page, '/url-parser');
  await page.evaluate(() => {
    const alerts: string[] = [];
    Object.assign(globalThis, { alerts });
    const note = () => alerts.push(...[...document.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.getByLabel('Your URL to parse', { exact: true }).focus();
  await page.keyboard.type('https://me:pw@example.com:3000/url.html?key=1#x', { delay: 20 });
  await expect(page.getByRole('row', { name: /^Hostname/ })).toContainText('example.com');
  expect(await page.evaluate<string[]>('alerts')).toEqual([]);
});

test('Sample fills in all required fields in one step that can be undone, and is also offered in the empty output', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/encryption');
  const text = page.getByLabel('Your text', { exact: true }).or(page.getByRole('textbox').first()).first();
  await page.getByRole('button', { name: 'Try a sample', exact: true }).click();
  await expect(text).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Try a sample', exact: true })).toBeHidden();
  await page
    .getByRole('button', { name: /^Undo / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Try a sample', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo / })).toHaveCount(0);
});

test('Sample runs an operation that has a button, and Undo reverts all its effects', async ({ page }) => {
  await open(page, '/bcrypt');
  await page.getByRole('button', { name: 'Try a sample', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Hash', exact: true }).first()).toHaveValue(/^\$2b\$10\$/);
  await open(page, '/og-meta-generator');
  const title = page.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  await page
    .getByRole('button', { name: /^Sample/ })
    .first()
    .click();
  await expect(title).not.toHaveValue(before);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(title).toHaveValue(before);
});

test('input and output are aligned at the top, and header links come after the tool', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  const tops = await page
    .locator('main .cm-editor, main textarea')
    .evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const order = await page.locator('main').evaluate((main) => {
    const [input, link] = [
      main.querySelector('textarea'),
      [...main.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy link'),
    ];
    return input && link && input.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(order).toBe(4); // DOCUMENT_POSITION_FOLLOWING
});

test('rarely changed options are behind a button, and a link to one of them unfolds them', async ({ page }) => {
  await open(page, '/sql-prettify');
  const more = page.getByRole('button', { name: /^More options/ });
  await expect(page.getByRole('radiogroup', { name: 'Comma position' })).toBeHidden();
  await more.click();
  await page.getByRole('radio', { name: 'Start of line' }).last().check();
  await expect(more).toHaveText('More options (1)');
  await page.reload();
  await expect(page.getByRole('radiogroup', { name: 'Comma position' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/sql-prettify#commas=before');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('an output names missing input once some is entered, and an error keeps the hint with the rule', async ({ page }) => {
  await open(page, '/bcrypt');
  await expect(page.getByText('Enter a hash to compare.', { exact: true })).toHaveCount(0);
  await page.getByLabel('Text to compare', { exact: true }).fill('a');
  await expect(page.getByText('Enter a hash to compare.', { exact: true })).toBeVisible();
  const cost = page.getByLabel('Cost', { exact: true });
  await cost.fill('99');
  await expect(cost).toHaveAccessibleDescription(/^.+ 4–20 · Each step up doubles the time \(2\^cost rounds\)\.$/);
});

test('keys copy the first output, and ? lists them', { tag: '@main' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/json-minify');
  await page.getByRole('button', { name: 'Try a sample', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try a sample', exact: true })).toBeHidden();
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[[{]/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search for a tool or a command');
});

test('the palette offers recent tools and actions for this tool', async ({ page }) => {
  await open(page, '/bcrypt');
  await open(page, '/hash-text');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/^Bcrypt/]);
  await expect(
    palette.getByRole('group', { name: 'This tool' }).getByRole('option').filter({ hasText: 'Copy link to this tool' }),
  ).toBeVisible();
  await page.keyboard.type('zebra crossing');
  const pages = palette.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages).toHaveText([/^Browse all tools/, /^Request a tool/]);
});

test('the printed page contains the complete tool text and its address, without controls', async ({ page }) => {
  await open(page, '/hash-text');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Tools' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.printed-origin')).toContainText('/hash-text · ');
  }).toPass();
});

test('earlier generated values can be listed, copied and reused until the page is left', { tag: '@main' }, async ({ page }) => {
  await open(page, '/token-generator');
  const output = page.getByRole('textbox', { name: 'Tokens', exact: true });
  await expect(output).not.toHaveValue('');
  const first = await output.inputValue();
  await expect(page.getByRole('button', { name: 'Earlier values', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(output).not.toHaveValue(first);
  await page.getByRole('button', { name: 'Earlier values', exact: true }).click();
  const items = page.getByRole('list', { name: 'Earlier values', exact: true }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await items.nth(1).getByRole('button', { name: /^Use / }).click();
  await expect(output).toHaveValue(first);
  await expect(items).toHaveCount(2);
  expect(await page.evaluate((token) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(token), first)).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Earlier values', exact: true })).toHaveCount(0);
});
