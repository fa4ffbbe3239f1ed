import type { Page } from '@playwright/test';
import { enlargementFaults } from '#test/support/enlargement-faults.ts';
import { softly } from './visit.ts';

/** A small laptop, a tablet held upright, phones, and the narrowest supported window. */
const WIDTHS_PX = [1280, 768, 390, 360, 320];

/** Enlarges the text like a browser with a text size of 200 %, and returns a function that restores it. */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: 'html { font-size: 175% !important }' });
  return () => style.evaluate((element) => (element as Element).remove());
}

/** Checks whether text at double size is cut off or makes the page scroll sideways. */
export async function askAboutEnlargedText(page: Page): Promise<void> {
  const restore = await enlargeText(page);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    await softly.poll(() => page.evaluate(enlargementFaults), { message: `${width} px wide`, timeout: 10_000 }).toEqual([]);
  }
  await restore();
}
