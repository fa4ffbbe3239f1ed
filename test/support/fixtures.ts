import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Errors that must not happen on any page, collected during a test. */
export interface Faults {
  /** Allows errors that match, because the test causes them on purpose. */
  readonly allow: (pattern: RegExp) => void;
  readonly found: () => readonly string[];
}

/** Collects errors, policy violations, and requests to other origins. */
export function collectFaults(page: Page, origin: string): Faults {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A violation of the content security policy is also a console error.
    if (message.type() === 'error' || /Content.Security.Policy/i.test(text)) faults.push(`console: ${text} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) faults.push(`request to another origin: ${url}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    found: () => faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

/** The origin of the built site. */
export const siteOrigin = (): string => process.env['SITE_ORIGIN'] ?? '';

/**
 * Tests with a page of the built site. A console error, an exception, a policy violation, or a request to another origin fails the test.
 */
export const test = base.extend<{ faults: Faults; hasServiceWorker: boolean }>({
  // Off by default, because its cache would hide requests of a page and filling it takes seconds. Specs about it turn it on.
  hasServiceWorker: [false, { option: true }],
  baseURL: ({ baseURL: _unused }, provide) => provide(siteOrigin()),
  faults: [
    async ({ page, context, baseURL, hasServiceWorker }, provide) => {
      if (!hasServiceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      const faults = collectFaults(page, baseURL ?? '');
      await provide(faults);
      expect(faults.found()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Like `test`, but under another host name, so that the site is only available over http, as in a local network. playwright.config.ts
 * resolves the name.
 */
export const plainHttpTest = test.extend({
  baseURL: ({ baseURL: _unused }, provide) => provide(siteOrigin().replace('localhost', 'plain.test')),
});

/** Opens a path of the site and waits until React has hydrated the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the section with the less common options. */
export const showAdvancedOptions = (page: Page): Promise<void> => page.getByRole('button', { name: /^More options/ }).click();

/** Resolves when the page reacts to keys and clicks. React marks its elements while it renders, and adds listeners once it is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Resolves when the service worker handles the page's requests. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Types into a text field, whether it is a text area or the code editor. */
export async function fillText(field: Locator, text: string): Promise<void> {
  if (await field.evaluate((element) => 'value' in element)) return field.fill(text);
  await field.click();
  await field.press('ControlOrMeta+a');
  return field.page().keyboard.insertText(text);
}

/** The text of a text field, whether it is a text area or the code editor. */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    'value' in element ? String(element.value) : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

/** The number of pixels by which a page overflows the window horizontally. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export { expect };
