import type { Page } from '@playwright/test';
import type { Language } from '../../../../src/core/languages.ts';
import { layoutFaults } from '#test/support/layout-faults.ts';
import { softly } from './visit.ts';

/** Resolves when the page has been painted at a new size: elements that measure themselves render again in the next frame. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The two languages with the widest texts (1.3 and 1.25 times the English, in pixels), and the one without spaces. */
export const LAYOUT_LANGUAGES: readonly Language[] = ['ru', 'uk', 'zh'];

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Checks whether anything overflows, overlaps, or is cut off. `state` names the page in messages. */
export async function askAboutLayout(page: Page, state: string): Promise<void> {
  // Starts with the current size of the window, because resizing is expensive.
  const width = page.viewportSize()?.width;
  for (const size of width === SIZES[1]?.width ? SIZES.toReversed() : SIZES) {
    if (size.width !== page.viewportSize()?.width || size.height !== page.viewportSize()?.height) await page.setViewportSize(size);
    await painted(page);
    softly(await page.evaluate(layoutFaults), `${state}, ${size.width} px wide`).toEqual([]);
  }
}
