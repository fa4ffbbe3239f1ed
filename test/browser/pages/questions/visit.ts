import type { Page } from '@playwright/test';
import type { Language } from '../../../../src/core/languages.ts';
import { listingOf } from '#test/support/catalog.ts';
import { expect } from '#test/support/fixtures.ts';

/** Soft assertions, so that one visit reports everything that it finds. */
export const softly = expect.configure({ soft: true });

/** Switches the language in the page and waits until the page of the tool is translated. */
export async function switchLanguage(page: Page, toolId: string, language: Language): Promise<void> {
  // The control in the sidebar exists at every width, even where it is not visible.
  await page
    .locator('.language-select select')
    .first()
    .evaluate((select: HTMLSelectElement, code) => {
      select.value = code;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.tool-head h1')).toHaveText(listingOf(toolId, language).name);
}
