import type { Page } from '@playwright/test';
import { pathOf } from '../../../src/core/addresses.ts';
import { controlled, expect, hydrated, open } from '#test/support/fixtures.ts';
import { pageKept } from '#test/support/offline-copy.ts';
import { acme, NO_NETWORK, renderedTest } from '#test/support/rendered-test.ts';

/**
 * The content of a page, without the parts that the router adds, that depend on how the page was loaded, or that appear when it is idle
 * (the keyboard shortcuts).
 */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement; // a clone of an element
    for (const element of copy.querySelectorAll('script, noscript, output, #parsed')) element.remove();
    for (const element of copy.querySelectorAll('*')) {
      // Sorts the attributes, because their order depends on how the page was loaded.
      const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const);
      for (const [name] of attributes) element.removeAttribute(name);
      for (const [name, value] of attributes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
        if (!/^(?:data-discover|autofocus|id|for|aria-(?:labelledby|describedby|controls)|value|selected|style|name|tabindex)$/.test(name))
          element.setAttribute(name, value);
    }
    copy.normalize();
    return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll('><', '>\n<');
  });

const configurations = [
  { what: 'as it is built', language: 'en', settings: {} },
  { what: 'with settings of all kinds', language: 'de', settings: acme },
  {
    what: 'with few tools and all links',
    language: 'uk',
    settings: {
      app: { baseUrl: '/a/b/' },
      site: { name: '<b>&', showBanner: true },
      links: { repository: 'https://a.example/r', social: 'https://a.example/s', support: 'https://a.example/?a=1&b' },
      tools: { only: ['development', 'web', 'bcrypt', 'case-converter'] },
      defaults: { language: 'uk', theme: 'light' },
      home: { text: { uk: '## Наш\n\n- один\n- *два*', en: 'x' } },
    },
  },
] as const;

/** Pages whose content is the same each time. They do not depend on randomness, the time, or stored data. */
const ownPages = ['', 'about', 'steps'];
const toolPages = ['regex-memo', 'slugify-string', 'bcrypt', 'http-status-codes', 'json-minify', 'chmod-calculator', 'case-converter'];

for (const { what, language, settings } of configurations) {
  const test = renderedTest(settings);

  test.describe(`a page of a site ${what}`, () => {
    test.use({ hasServiceWorker: true });

    test('is identical to the page that the offline shell renders', async ({ page, context, faults }) => {
      test.setTimeout(120_000);
      const base = 'app' in settings ? settings.app.baseUrl.slice(0, -1) : '';
      const addressOf = (name: string): string => base + pathOf(name, language);
      // There is only one page for unknown paths, in English.
      const names = [...ownPages, ...(language === 'en' ? ['no-such-page'] : []), ...toolPages];
      const online = new Map<string, string>();
      faults.allow(/status of 404/); // the page of the unknown path
      for (const name of names) {
        await open(page, addressOf(name));
        await controlled(page);
        if (toolPages.includes(name)) await pageKept(page, language, name);
        online.set(name, await contentOf(page));
      }
      expect(faults.found()).toEqual([]); // React has reported no hydration error
      faults.allow(NO_NETWORK);
      await context.setOffline(true);
      for (const name of names) {
        await page.goto(addressOf(name));
        await hydrated(page);
        await expect.poll(() => contentOf(page), { message: name }).toBe(online.get(name));
      }
    });
  });
}
