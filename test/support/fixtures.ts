import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** What must never happen on any page, collected while a test runs. */
export interface Faults {
  /** From now on a fault that matches is expected: a test makes it happen on purpose. */
  readonly allow: (pattern: RegExp) => void;
  readonly found: () => readonly string[];
}

/** Collects what must never happen on a page: errors, policy violations and requests to other origins. */
export function collectFaults(page: Page, origin: string): Faults {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A violation of the content security policy is an error of the console, too.
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

/** Where the built site is served. */
export const siteOrigin = (): string => process.env['SITE_ORIGIN'] ?? '';

/** A page of the built site. A console error, an exception, a policy violation or a foreign request fails the test. */
export const test = base.extend<{ faults: Faults; hasServiceWorker: boolean }>({
  // Its cache would hide what a page asks for, and filling it takes seconds; the specs that are about it turn it on.
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

/** As `test`, under a name that is not this machine's: what is there on http alone, as in a local network. playwright.config.ts leads it here. */
export const plainHttpTest = test.extend({
  baseURL: ({ baseURL: _unused }, provide) => provide(siteOrigin().replace('localhost', 'plain.test')),
});

/** Opens a path of the site and waits until React has taken the page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Shows the options that few people change. */
export const showMoreOptions = (page: Page): Promise<void> => page.getByRole('button', { name: /^More options/ }).click();

/** Resolves when what is typed or clicked is heard: React marks the elements that it knows while it renders, and listens once it is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Resolves when the service worker answers the page's requests: from then on everything is there offline. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Types into a text field, whether it is a text area or has become the code editor. */
export async function fillText(field: Locator, text: string): Promise<void> {
  if (await field.evaluate((element) => 'value' in element)) return field.fill(text);
  await field.click();
  await field.press('ControlOrMeta+a');
  return field.page().keyboard.insertText(text);
}

/** What stands in a text field, of either kind. */
export const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    'value' in element ? String(element.value) : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

/** How many pixels of a page stand out of the window's side. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export { expect };
