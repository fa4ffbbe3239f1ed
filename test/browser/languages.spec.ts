import { readFileSync } from 'node:fs';
import { violationsOn } from './accessibility.ts';
import { listingOf, modelTools, shellTextsOf, toolIds } from './catalog.ts';
import { expect, open, sidewaysScroll, test } from './fixtures.ts';

const otherLanguages = ['de', 'es', 'fr', 'pt', 'ru', 'uk', 'zh', 'vi'];

for (const language of otherLanguages) {
  const { site, home, navigation } = shellTextsOf(language);
  const pages = [
    { path: `/${language}`, heading: site.name, title: site.title },
    { path: `/${language}/about`, heading: undefined, title: undefined },
    ...modelTools.map((id) => {
      const { name } = listingOf(id, language);
      return { path: `/${language}/${id}`, heading: name, title: site.pageTitle.replace('{{name}}', name) };
    }),
  ];

  for (const { path, heading, title } of pages) {
    test(`${path} is in its language, accessible and fits a narrow screen`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (heading !== undefined) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (title !== undefined) await expect(page).toHaveTitle(title);
      await page.waitForLoadState('networkidle');
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }

  test(`/${language} lists every tool by its name in the language`, async ({ page }) => {
    await open(page, `/${language}`);
    const all = page.getByRole('region', { name: home.all });
    for (const id of toolIds)
      await expect(all.getByRole('link', { name: listingOf(id, language).name, exact: true })).toHaveAttribute(
        'href',
        `/${language}/${id}`,
      );
    await expect(page.getByRole('combobox', { name: navigation.language }).first()).toHaveValue(language);
  });
}

const alternatesIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, code = '', href = '']) => [code, href]),
  );

test('every page names its counterparts in all languages', () => {
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
