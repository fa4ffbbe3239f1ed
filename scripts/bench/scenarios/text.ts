import { observePage, readSeen } from '../measure-page.ts';
import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const CHANGED_EVERY = 100;

const lines = (count: number, isChanged: (index: number) => boolean): string =>
  Array.from({ length: count }, (_, index) => `line ${index} of the text${isChanged(index) ? ', changed' : ''}`).join('\n');

export const textDiff: Scenario = {
  name: 'Two texts of 20,000 lines compared',
  async measure(page, origin) {
    await openTool(page, `${origin}/text-diff`);
    await copy(
      page,
      lines(20_000, () => false),
    );
    await paste(page, 'Original text');
    await copy(
      page,
      lines(20_000, (index) => index % CHANGED_EVERY === 0),
    );
    const added = page.getByRole('row', { name: 'Added lines' }).locator('[data-value]').filter({ hasText: '200' });
    return timed(
      page,
      () => paste(page, 'Changed text'),
      () => added.waitFor({ timeout: 60_000 }),
      { resultMs: 1000 },
    );
  },
};

export const emojiSearch: Scenario = {
  name: 'Emoji found while typing',
  async measure(page, origin) {
    await page.addInitScript(observePage);
    await openTool(page, `${origin}/emoji-picker`);
    await page.getByRole('button', { name: 'grinning face', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Search emoji', exact: true }).focus();
    await page.keyboard.type('smiling face', { delay: 150 });
    await page.getByRole('heading', { name: 'Search results' }).waitFor();
    const { firstPaintMs, slowestKeyMs } = await readSeen(page);
    return [
      { what: 'first paint', value: firstPaintMs, target: 200, unit: 'ms' },
      { what: 'slowest key', value: slowestKeyMs, target: 50, unit: 'ms' },
    ];
  },
};

const LINE_LENGTH = 10_000_000;

/** Pastes before the rest of the page has loaded. */
const longLine = (what: string, tool: string, field: string): Scenario => ({
  name: `10 MB of one line into ${what}`,
  async measure(page, origin) {
    await page.goto(`${origin}/${tool}`);
    await copy(page, 'The quick brown fox. '.repeat(LINE_LENGTH / 20).slice(0, LINE_LENGTH));
    const isCalm = () => page.waitForFunction(() => document.querySelector('main .cm-content')?.textContent.startsWith('The quick'));
    return timed(page, () => paste(page, field), isCalm, { resultMs: 3000 });
  },
});

export const longLines: readonly Scenario[] = [
  longLine('an editor', 'text-statistics', 'Text'),
  longLine('a text area', 'jwt-parser', 'JWT to decode'),
  longLine('a text box', 'url-parser', 'Your URL to parse'),
];
