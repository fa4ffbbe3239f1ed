import { readFileSync } from 'node:fs';
import { isPathLanguage, languages } from '../../../src/core/languages.ts';
import { violationsOn } from '#test/support/accessibility.ts';
import { listingOf, shellTextsOf, toolIds } from '#test/support/catalog.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

const otherLanguages = languages.filter(isPathLanguage);

for (const language of otherLanguages) {
  const { site, home, navigation } = shellTextsOf(language);

  test(`/${language} is translated, accessible, and lists every tool by its translated name`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, `/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.name);
    await expect(page).toHaveTitle(site.title);
    const all = page.getByRole('region', { name: home.all });
    for (const id of toolIds)
      await expect(all.getByRole('link', { name: listingOf(id, language).name, exact: true })).toHaveAttribute(
        'href',
        `/${language}/${id}`,
      );
    await expect(page.getByRole('combobox', { name: navigation.language }).first()).toHaveValue(language);
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`/${language}/about is accessible`, async ({ page }) => {
    await open(page, `/${language}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsOn(page)).toEqual([]);
  });
}

const alternatesIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, code = '', href = '']) => [code, href]),
  );

test('every page links to its versions in all languages', () => {
  for (const [file, page] of [
    ['index.html', ''],
    ['de/index.html', ''],
    ['about/index.html', '/about'],
    [`${toolIds[0]}/index.html`, `/${toolIds[0]}`],
    [`zh/${toolIds[0]}/index.html`, `/${toolIds[0]}`],
  ] as const) {
    const alternates = alternatesIn(readFileSync(`build/client/${file}`, 'utf8'));
    expect([...alternates.keys()]).toEqual(['en', ...otherLanguages, 'x-default']);
    expect(alternates.get('en')).toBe(page || '/');
    expect(alternates.get('x-default')).toBe(page || '/');
    expect(alternates.get('vi')).toBe(`/vi${page}`);
  }
});
