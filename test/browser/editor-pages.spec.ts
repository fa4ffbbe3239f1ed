import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBudgets } from '../../scripts/build/budgets/budgets.ts';
import { SITE } from '../../scripts/build/folders.ts';
import { expect, open, test } from '#test/support/fixtures.ts';

const pages = [
  ['json-prettify', 'JSON input'],
  ['json-diff', 'Your first JSON'],
  ['json-to-yaml-converter', 'JSON input'],
  ['regex-tester', 'Test text'],
  ['sql-prettify', 'SQL query'],
  ['text-diff', 'Original text'],
  ['xml-formatter', 'XML input'],
] as const;

for (const [tool, label] of pages) {
  test(`${tool} loads its editor with the first text, without layout shifts`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, file] = /\/(assets\/[^/]+\.js)$/.exec(request.url()) ?? [];
      if (file !== undefined) scripts.add(file);
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, `/${tool}`);
    await page.waitForLoadState('networkidle');
    const field = page.getByRole('main').getByRole('textbox', { name: label, exact: true });
    expect(await page.locator('.cm-content').count()).toBe(0);
    const size = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(SITE, file)), { level: 9 }).length, 0);
    expect(size).toBeLessThanOrEqual(readBudgets().editorPage);
    await field.click(); // may scroll the page
    const before = await field.boundingBox();
    await page.keyboard.type('1');
    await expect(page.locator('.cm-content').first()).toBeVisible();
    await page.keyboard.type('2');
    await expect(field).toHaveText('12');
    const after = await field.boundingBox();
    expect([after?.y, after?.height]).toEqual([before?.y, before?.height]);
    // For one frame, CodeMirror renders a line number six pixels too high.
    expect(await page.evaluate<number>('shifts.reduce((sum, shift) => sum + shift, 0)')).toBeLessThan(0.0001);
  });
}
