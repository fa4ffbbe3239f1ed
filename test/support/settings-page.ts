import type { Page } from '@playwright/test';

/** The content of local storage. */
export const stored = (page: Page): Promise<Readonly<Record<string, string>>> => page.evaluate(() => ({ ...localStorage }));

/** Fills local storage before the page is opened. */
export const given = (page: Page, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('is given')) return;
    sessionStorage.setItem('is given', 'true');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);

/** Some favorites and options. */
export const visited = {
  favoriteToolsName: '["/hash-text","/bcrypt","/token-generator"]',
  'options:hash-text': 'encoding=base64&functions=common',
  'options:token-generator': 'length=20',
};

export const favorites = (page: Page) => page.getByRole('region', { name: 'Favorites', exact: true }).getByRole('link');
export const remembered = (page: Page) => page.getByRole('table', { name: 'Saved options' }).getByRole('rowheader');
