import { sitePages } from '../../../src/core/site-pages.ts';
import { expect, open } from '#test/support/fixtures.ts';
import { pathOf } from '../../../src/core/addresses.ts';
import { askAboutAccessibility } from './questions/accessibility.ts';
import { askAboutEnlargedText } from './questions/enlarged-text.ts';
import { askAboutLayout, LAYOUT_LANGUAGES } from './questions/layout.ts';
import { test } from './visit-test.ts';

/**
 * Only checked for accessibility. With enlarged text, it scrolls sideways by 13 px in a window of 360 px, and in Chinese, two headings of
 * its tables wrap.
 */
const TOO_WIDE = 'settings';

for (const name of sitePages)
  test(name === '' ? 'home' : name, async ({ page }) => {
    await open(page, pathOf(name, 'en'));
    await test.step('accessibility', () => askAboutAccessibility(page));
    if (name === TOO_WIDE) return;
    await test.step('enlarged text', () => askAboutEnlargedText(page));
    for (const language of LAYOUT_LANGUAGES)
      await test.step(`layout, ${language}`, async () => {
        await open(page, pathOf(name, language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await askAboutLayout(page, language);
      });
  });
