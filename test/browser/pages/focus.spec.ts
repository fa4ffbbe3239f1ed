import type { Page } from '@playwright/test';
import { toolIds } from '#test/support/catalog.ts';
import { expect, hydrated, open, test } from '#test/support/fixtures.ts';

/** So many buttons of one look are pressed in a tool: the first ones of a list stand for the others. */
const OF_A_LOOK = 3;

/** Gives the focus to a button that has not been pressed yet and says its name; those come last that take away what others need. */
const focusNext = (page: Page): Promise<string | undefined> =>
  page.evaluate((most) => {
    const pressed: { look: string; button: Element }[] = ((globalThis as { pressed?: never }).pressed ??= [] as never);
    const left = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !pressed.some((each) => each.button === button))
      .map((button) => ({
        button,
        name: button.getAttribute('aria-label') ?? button.textContent.trim(),
        look: button.className + (button.querySelector('svg')?.outerHTML ?? ''),
      }))
      .filter(({ look }) => pressed.filter((each) => each.look === look).length < most);
    const next = left.find(({ name }) => !/^(Clear|Undo|Paste|Remove|Delete|Reset|Swap)\b/.test(name)) ?? left[0];
    if (!next) return undefined;
    pressed.push(next);
    next.button.focus();
    return next.name;
  }, OF_A_LOOK);

/** Frames in which a page on a busy machine gives the focus to what it has drawn. */
const PATIENCE = 60;

/** What became of the page once it has been drawn. */
const outcomeIn = (page: Page): Promise<{ readonly isLost: boolean; readonly hasDialog: boolean; readonly path: string }> =>
  page.evaluate(async (patience) => {
    for (let frame = 0; frame < 2 || (frame < patience && document.activeElement === document.body); frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      isLost: document.activeElement === document.body,
      hasDialog: document.querySelector('dialog:modal') !== null,
      path: location.pathname,
    };
  }, PATIENCE);

/** Opens a page and waits for the script of the keys, which comes behind everything else. */
async function openWithKeys(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-keys-')));
  await hydrated(page);
}

/** Presses all buttons of a tool by key; the names of those after which nothing has the focus. */
async function pressAll(page: Page, id: string): Promise<readonly string[]> {
  await openWithKeys(page, `/${id}`);
  const lost: string[] = [];
  for (let name = await focusNext(page); name !== undefined; name = await focusNext(page)) {
    await page.keyboard.press('Enter');
    const { isLost, hasDialog, path } = await outcomeIn(page);
    if (isLost) lost.push(name);
    if (hasDialog) await page.keyboard.press('Escape');
    if (path !== `/${id}`) break;
  }
  return lost;
}

const GROUPS = 8;
for (let group = 0; group < GROUPS; group++) {
  const tools = toolIds.filter((_, index) => index % GROUPS === group);
  test(`after any button the focus is somewhere: ${tools.join(', ')}`, async ({ page }) => {
    const lost: Record<string, readonly string[]> = {};
    for (const id of tools) {
      const names = await pressAll(page, id);
      if (names.length > 0) lost[id] = names;
    }
    expect(lost).toEqual({});
  });
}

test('a button that lets the focus go is found', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== 'Sample JSON input') return;
      target.addEventListener('click', () => target.blur()); // a planted fault
    });
  });
  expect(await pressAll(page, 'json-minify')).toEqual(['Sample JSON input']);
});

test('Clear and Undo put the focus into their field, and what is removed hands it on to its neighbor', async ({ page }) => {
  await openWithKeys(page, '/json-minify');
  const input = page.getByRole('textbox', { name: 'JSON input', exact: true });
  await page.getByRole('button', { name: 'Sample JSON input', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Clear JSON input', exact: true }).press('Enter');
  await expect(input).toBeFocused();
  await page.getByRole('button', { name: 'Undo JSON input', exact: true }).press('Enter');
  await expect(input).toBeFocused();

  await openWithKeys(page, '/date-converter');
  const remove = page.getByRole('button', { name: /^Remove / });
  const names = await remove.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  await remove.first().press('Enter');
  await expect(page.getByRole('button', { name: names[1] ?? '', exact: true })).toBeFocused();
  await remove.last().press('Enter');
  await expect(remove.last()).toBeFocused();
});

test('a heart that is taken back hands the focus on to the next favorite, the last one to the heading', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["bcrypt","hash-text"]'));
  await openWithKeys(page, '/');
  const hearts = page.getByRole('region', { name: 'Favorite tools' }).getByRole('button', { name: /^Favorite: / });
  await hearts.first().press('Enter');
  await expect(hearts).toHaveCount(1);
  await expect(hearts).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
