import { readFileSync } from 'node:fs';
import { violationsOn } from '../support/accessibility.ts';
import { listingOf, toolIds } from '../support/catalog.ts';
import { expect, open, sidewaysScroll, test } from '../support/fixtures.ts';

const [first = '', second = '', third = ''] = toolIds;
const heartOf = (id: string) => ({ name: `Favorite: ${listingOf(id).name}`, exact: true }) as const;

for (const path of ['/', '/about']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits a narrow screen, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

test('has its title and lists every tool once, as a card with a link', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('IT Tools - Handy online tools for developers');
  await expect(page.getByRole('region', { name: 'Favorite tools' })).toHaveCount(0);
  const all = page.getByRole('region', { name: 'All tools' });
  await expect(all.getByRole('listitem')).toHaveCount(toolIds.length);
  for (const id of toolIds) {
    const { name, short } = listingOf(id);
    const card = all.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card).toContainText(short);
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${id}`);
    await expect(card.getByRole('button', heartOf(id))).toHaveAttribute('aria-pressed', 'false');
  }
});

test('a heart adds a favorite, which is listed first on the home page and in the menu, and stored as a path', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/');
  const all = page.getByRole('region', { name: 'All tools' });
  await all.getByRole('button', heartOf(second)).click();
  await all.getByRole('button', heartOf(first)).click();
  const favorites = page.getByRole('region', { name: 'Favorite tools' });
  expect(await favorites.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([listingOf(second).name, listingOf(first).name]);
  await expect(page.getByRole('region').first()).toHaveAccessibleName('Favorite tools');
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('button').first()).toHaveAccessibleName('Your favorite tools');
  expect(await page.evaluate(() => localStorage.getItem('favoriteToolsName'))).toBe(JSON.stringify([`/${second}`, `/${first}`]));

  await page.reload();
  await expect(favorites.getByRole('listitem')).toHaveCount(2);
  await favorites.getByRole('button', heartOf(second)).click();
  await expect(favorites.getByRole('listitem')).toHaveCount(1);
  await expect(all.getByRole('button', heartOf(second))).toHaveAttribute('aria-pressed', 'false');
});

test('favorites of an older version are kept as paths, ids and English names, without invalid values', async ({ page }) => {
  await page.addInitScript(
    (stored) => localStorage.setItem('favoriteToolsName', stored),
    JSON.stringify([`/${first}`, second, listingOf(third).name, '/no-such-tool', 3, null, `/${first}`]),
  );
  await open(page, '/');
  const links = page.getByRole('region', { name: 'Favorite tools' }).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([first, second, third].map((id) => listingOf(id).name));
});

test('favorites can be reordered with the keyboard', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('favoriteToolsName')) localStorage.setItem('favoriteToolsName', stored);
    },
    JSON.stringify([first, second, third]),
  );
  await open(page, '/');
  const favorites = page.getByRole('region', { name: 'Favorite tools' });
  await favorites.getByRole('button', { name: `Move ${listingOf(first).name}`, exact: true }).press('ArrowRight');
  const links = favorites.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([second, first, third].map((id) => listingOf(id).name));
  await expect(favorites.getByRole('button', { name: `Move ${listingOf(first).name}`, exact: true })).toBeFocused();
  await page.reload();
  await expect(links).toHaveText([second, first, third].map((id) => listingOf(id).name));
});

const createdAt = (id: string): string | undefined => /createdAt: '([\d-]+)'/.exec(readFileSync(`src/tools/${id}/tool.ts`, 'utf8'))?.[1];
const dated = toolIds.find((id) => createdAt(id) !== undefined);

test('a tool is new for two weeks, according to the visitor’s clock', async ({ page }) => {
  test.skip(dated === undefined, 'no tool has a date');
  const day = new Date(`${createdAt(dated ?? '')}T12:00:00Z`).getTime();
  const newest = page.getByRole('region', { name: 'Newest tools' });
  await page.clock.setFixedTime(day + 13 * 86_400_000);
  await open(page, '/');
  await expect(newest.getByRole('link', { name: listingOf(dated ?? '').name, exact: true })).toBeVisible();
  await page.clock.setFixedTime(day + 15 * 86_400_000);
  await page.reload();
  await expect(page.getByRole('region', { name: 'All tools' })).toBeVisible();
  await expect(newest.getByRole('link', { name: listingOf(dated ?? '').name, exact: true })).toHaveCount(0);
});

for (const [width, columns] of [
  [480, 1],
  [760, 2],
  [1280, 3],
  [1920, 4],
] as const) {
  test(`cards are in ${columns} columns at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const tops = await page
      .getByRole('region', { name: 'All tools' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0]).length).toBe(Math.min(columns, tops.length));
  });
}

test('all tools are listed in their categories with counts, and a selected category is kept in the address', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/');
  const all = page.getByRole('region', { name: 'All tools' });
  const headings = all.getByRole('heading', { level: 3 });
  const every = await headings.allTextContents();
  expect(every[0]).toMatch(/^Crypto \d+$/);
  expect(every.map((text) => Number(/\d+$/.exec(text)?.[0])).reduce((sum, count) => sum + count, 0)).toBe(toolIds.length);

  const filter = all.getByRole('group', { name: 'Filter by category' });
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['All categories']);
  await filter.getByRole('button', { name: 'Network', exact: true }).click();
  await expect(headings).toHaveText([/^Network \d+$/]);
  await expect(filter.getByRole('button', { pressed: true })).toHaveText(['Network']);
  await expect(page).toHaveURL(/#network$/);
  expect(await violationsOn(page)).toEqual([]);

  await page.reload();
  await expect(headings).toHaveText([/^Network \d+$/]);
  await page.goBack();
  await expect(headings).toHaveCount(every.length);
});
