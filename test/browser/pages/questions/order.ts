import type { Page } from '@playwright/test';
import { declarationOf } from '../../../../scripts/catalog.ts';
import { type OrderedParts, orderedParts, orderFaults } from '#test/support/order-faults.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { softly } from './visit.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export const orderedPartsOf = async (tool: string): Promise<OrderedParts> => orderedParts(await declarationOf(tool), toolTexts(tool, 'en'));

/** Checks whether inputs, options, and outputs have the same order in the markup as on the screen. */
export async function askAboutOrder(page: Page, tool: string): Promise<void> {
  const parts = await orderedPartsOf(tool);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The page does not move the focused element. HTML pages have no focusable elements of another type.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await softly.poll(() => page.evaluate(orderFaults, parts), { message: `${size.width} px wide`, timeout: 10_000 }).toEqual([]);
  }
}
