import type { Page } from '@playwright/test';
import { paneFaults } from '#test/support/pane-faults.ts';
import { softly } from './visit.ts';

/** Checks whether panes side by side start at the same height. */
export async function askAboutPanes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await softly.poll(() => page.evaluate(paneFaults), { message: '1440 px wide', timeout: 10_000 }).toEqual([]);
}
