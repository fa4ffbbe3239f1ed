import type { Page } from '@playwright/test';
import { expectTool } from './broken-storage.ts';
import { softly } from './visit.ts';

const VALUES = ['<img src=x onerror=alert(1)>', '-1e999', 'NaN', '\u{1F642}\u0000\uFFFF', 'x'.repeat(5000)];

/** Follows links that set every field to a hostile value. The tool must not crash or create markup from them. */
export async function askAboutHostileLinks(page: Page, tool: string, fields: readonly string[]): Promise<void> {
  for (const value of VALUES) {
    const link = new URLSearchParams(fields.map((name) => [name, value])).toString();
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, link);
    await expectTool(page, tool);
  }
  await softly(page.locator('img[src=x]'), 'no picture from a link').toHaveCount(0);
}
