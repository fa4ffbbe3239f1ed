import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { enlargementFaults } from '#test/support/enlargement-faults.ts';
import { expect, open, test } from '#test/support/fixtures.ts';
import { orderFaults } from '#test/support/order-faults.ts';
import { paneFaults } from '#test/support/pane-faults.ts';
import { touchFaults } from '#test/support/touch-faults.ts';
import { askAboutAccessibility } from './questions/accessibility.ts';
import { openWithBrokenStorage } from './questions/broken-storage.ts';
import { askAboutEnlargedText, enlargeText } from './questions/enlarged-text.ts';
import { askAboutFocus, buttonsThatLoseFocus } from './questions/focus.ts';
import { askAboutHostileLinks } from './questions/hostile-links.ts';
import { askAboutLayout } from './questions/layout.ts';
import { askAboutOrder, orderedPartsOf } from './questions/order.ts';
import { askAboutPanes } from './questions/panes.ts';
import { askAboutPlainHttp } from './questions/plain-http.ts';
import { askAboutResults } from './questions/results.ts';
import { askAboutTouch, emulatePhone } from './questions/touch.ts';
import { askAboutTyping, typeSamples, watchAlerts } from './questions/typing.ts';

// Verifies that each check of tools.spec.ts detects a negative fixture in a page.

const TOOL = 'json-prettify';

const add = (page: Page, markup: string): Promise<void> =>
  page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), markup);

interface NegativeFixture {
  /** Adds the negative fixture to the open page. */
  readonly plant: (page: Page) => Promise<unknown>;
  readonly ask: (page: Page) => Promise<unknown>;
  /** A part of the report of the check. */
  readonly report: RegExp;
}

const negativeFixtures: Readonly<Record<string, NegativeFixture>> = {
  'accessibility: a picture without a text': {
    plant: (page) => add(page, '<img src="/favicon.ico">'),
    ask: askAboutAccessibility,
    report: /light theme[^]*image-alt/,
  },
  'accessibility: a contrast that is too low': {
    plant: (page) => add(page, '<p style="color: #999; background: #aaa">dim</p>'),
    ask: askAboutAccessibility,
    report: /color-contrast/,
  },
  'broken storage: a stored control value that is never read': {
    plant: (page) => page.addInitScript(() => (Storage.prototype.removeItem = () => undefined)),
    ask: async (page) => {
      await open(page, '/about'); // from the same page, a link would not load a document
      await openWithBrokenStorage(page, TOOL, ['json']);
    },
    report: /control values left[^]*draft:json-prettify:json/,
  },
  'hostile links: markup from a value': {
    plant: (page) => add(page, '<img src=x alt="" hidden>'),
    ask: (page) => askAboutHostileLinks(page, TOOL, ['json']),
    report: /no picture from a link/,
  },
  'hostile links: another page': {
    plant: (page) => page.locator('h1').evaluate((heading) => heading.replaceChildren('Crashed')),
    ask: (page) => askAboutHostileLinks(page, TOOL, ['json']),
    report: /the heading/,
  },
  'touch: a shortcut that nobody can press': {
    plant: (page) => add(page, '<kbd>Ctrl</kbd>'),
    ask: askAboutTouch,
    report: /no keyboard shortcut/,
  },
  'touch: a small button': {
    plant: (page) => add(page, '<button style="height: 20px; min-height: 0">low</button>'),
    ask: askAboutTouch,
    report: /controls[^]*button “low”/,
  },
  'order: an input far below the top': {
    plant: (page) => add(page, '<style>main [data-field] { padding-top: 500px !important }</style>'),
    ask: (page) => askAboutOrder(page, TOOL),
    report: /390 px wide[^]*below the top/,
  },
  'panes: one lower than the other': {
    plant: (page) =>
      page
        .locator('main textarea')
        .last()
        .evaluate((pane) => pane.closest<HTMLElement>('[data-field]')?.style.setProperty('padding-top', '4px')),
    ask: askAboutPanes,
    report: /4\.0 px apart/,
  },
  'enlarged text: a cut line': {
    plant: (page) => add(page, '<p style="height: 12px; overflow: hidden">cut</p>'),
    ask: askAboutEnlargedText,
    report: /320 px wide[^]*cut off: p “cut”/,
  },
  'layout: a wide line on a narrow page': {
    plant: (page) => add(page, '<p style="min-width: 400px">wide</p>'),
    ask: (page) => askAboutLayout(page, 'as opened'),
    report: /as opened, 360 px wide[^]*scrolls sideways/,
  },
  'layout: a line that is cut off on a wide page': {
    plant: (page) => add(page, '<p style="width: 100px; overflow: hidden; white-space: nowrap">much longer than its box</p>'),
    ask: (page) => askAboutLayout(page, 'as opened'),
    report: /as opened, 1440 px wide[^]*cut off: p “much/,
  },
  'typing: an alert at each key': {
    plant: (page) =>
      page.evaluate(() =>
        addEventListener('input', () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="alert">Wrong.</p>')),
      ),
    ask: (page) => askAboutTyping(page, TOOL),
    report: /alerts[^]*Wrong\./,
  },
  'results: a sample that does not arrive': {
    plant: (page) => page.evaluate(() => addEventListener('click', (event) => event.stopPropagation(), true)),
    ask: (page) => askAboutResults(page, TOOL),
    report: /with its samples/,
  },
  'focus: a button that loses it': {
    plant: (page) => page.addInitScript(() => addEventListener('click', ({ target }) => target instanceof HTMLElement && target.blur())),
    ask: (page) => askAboutFocus(page, `/${TOOL}`),
    report: /nothing has the focus[^]*Sample/,
  },
  'plain http: another page after a click': {
    plant: (page) => page.addInitScript(() => addEventListener('click', () => document.querySelector('h1')?.append(' (crashed)'))),
    ask: (page) => askAboutPlainHttp(page, TOOL),
    report: /the heading[^]*crashed/,
  },
};

for (const [name, { plant, ask, report }] of Object.entries(negativeFixtures))
  test(`detects the negative fixture: ${name}`, async ({ page }, testInfo) => {
    test.fail(); // a check reports its findings as errors of its test
    await open(page, `/${TOOL}`);
    await plant(page);
    await ask(page);
    const found = stripVTControlCharacters(testInfo.errors.map(({ message = '' }) => message).join('\n'));
    // Other errors do not count. Removing them lets the test pass, which `test.fail` reports as a failure.
    if (!report.test(found)) testInfo.errors.length = 0;
  });

test('text at double size: reports a heading like the text, a cut text, and on a phone a field that does not shrink', async ({ page }) => {
  await open(page, '/about');
  await enlargeText(page);
  await add(page, '<p style="height: 12px; overflow: hidden">cut</p><div style="min-width: 25rem">wide</div>');
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('style', 'font-size: 16px'));
  const faults = [expect.stringMatching(/^the heading is not larger/), 'cut off: p “cut”'];
  expect(await page.evaluate(enlargementFaults)).toEqual(faults);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(enlargementFaults)).toEqual([expect.stringMatching(/^the page scrolls sideways/), ...faults]);
});

test('order: reports an input that is too low, an option before its input, and an unfolded option', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/hash-text');
  const parts = await orderedPartsOf('hash-text');
  await page.evaluate(() => {
    const options = document.querySelector<HTMLElement>('[data-options]');
    options?.parentElement?.prepend(options);
    document
      .querySelector('main :is(textarea, .cm-editor)')
      ?.closest<HTMLElement>('[data-field]')
      ?.style.setProperty('padding-top', '400px');
  });
  expect(await page.evaluate(orderFaults, parts)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the first input is \d+ px below the top$/),
      'the option “Input type” stands before its input',
    ]),
  );
  expect(await page.evaluate(orderFaults, { ...parts, folded: ['Functions'] })).toContain(
    '“Functions” is seen before `More options` is pressed',
  );
});

test('panes: reports two panes and their distance', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/json-prettify');
  await page
    .locator('main textarea')
    .last()
    .evaluate((pane) => pane.closest<HTMLElement>('[data-field]')?.style.setProperty('padding-top', '4px'));
  expect(await page.evaluate(paneFaults)).toEqual(['“JSON input” and “Formatted JSON” begin 4.0 px apart']);
});

test('touch: reports a button that is too small, and two that are too close to each other', async ({ page }) => {
  await open(page, '/about');
  await emulatePhone(page);
  await expect.poll(() => page.evaluate(touchFaults)).toEqual([]);
  const place = 'style="position: fixed; inset-block-end: 0; width: 40px; min-width: 0; height:';
  await add(
    page,
    `<button ${place} 24px; min-height: 0; inset-inline-start: 0">low</button><button ${place} 40px; inset-inline-start: 44px">near</button>`,
  );
  expect(await page.evaluate(touchFaults)).toEqual([
    'button “low” is 40 × 24 px',
    expect.stringMatching(/^button “low” and button “near” are 4 px apart$/),
  ]);
});

test('typing: reports an alert at each key', async ({ page }) => {
  await open(page, '/url-parser');
  await watchAlerts(page);
  await page.evaluate(() =>
    addEventListener('input', () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role="alert">Wrong.</p>')),
  );
  const { fields, alerts } = await typeSamples(page, 'url-parser');
  expect(fields).toBeGreaterThan(0);
  expect(alerts).toContain('Wrong.');
});

test('focus: reports the button that loses it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== 'Sample JSON input') return;
      target.addEventListener('click', () => target.blur()); // a negative fixture
    });
  });
  expect(await buttonsThatLoseFocus(page, '/json-minify')).toEqual(['Sample JSON input']);
});
