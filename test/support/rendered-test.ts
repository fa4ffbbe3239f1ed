import type { Page } from '@playwright/test';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts } from '../../src/cli/serve/write-site.ts';
import { TEMPLATE } from '../../scripts/build/folders.ts';
import { test as base } from './fixtures.ts';
import { type ServedSite, serveRendered } from './rendered-site.ts';

/** Settings that differ from the defaults wherever possible. */
export const acme = {
  app: { baseUrl: '/tools/', siteUrl: 'https://acme.example/tools/' },
  site: { name: 'Acme & Co' },
  links: { support: 'https://help.acme.example/?a&b' },
  tools: { hide: ['hash-text', 'regex-tester', 'measurement'], defaults: { 'token-generator': { length: 32 } } },
  defaults: { language: 'de', theme: 'dark' },
  home: { text: { en: 'Run by **IT**.', de: 'Betrieben von der **IT**.' } },
};

const isHidden = ({ id, category }: { readonly id: string; readonly category: string }): boolean =>
  acme.tools.hide.includes(id) || acme.tools.hide.includes(category);

const { pages, tools: allTools } = readFacts(folderFiles(TEMPLATE));
export const tools = allTools;

/** The tools that this site does not have. */
export const hiddenTools = tools.filter(isHidden);

/** The paths of links on the page to hidden tools. */
export const strayLinks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (names) => [...document.links].map((link) => link.pathname).filter((path) => names.some((name) => path.endsWith(`/${name}`))),
    hiddenTools.flatMap(({ id, former }) => [id, ...former]),
  );

/** The names of the site's pages: those of every site, and those of its tools. */
export const shownPages: readonly string[] = [...pages, ...tools.filter((tool) => !isHidden(tool)).map(({ id }) => id)];

/** Tests on a site with the settings of a file. All tests of a worker share the site. */
export const renderedTest = (settings: object) =>
  base.extend<object, { site: ServedSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
      async ({}, provide) => {
        const site = await serveRendered(settings);
        await provide(site);
        await site.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, provide) => provide(site.origin),
  });

/** Matches console messages of a browser without a network, which are not errors. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/;

/** Simulates a visitor who has chosen a language. */
export const choose = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((code) => localStorage.setItem('locale', code), language);
