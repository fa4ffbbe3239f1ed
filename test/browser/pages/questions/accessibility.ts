import type { Page } from '@playwright/test';
import { COLOR_RULES, violationsOn } from '#test/support/accessibility.ts';
import { expect } from '#test/support/fixtures.ts';
import { softly } from './visit.ts';

/** Checks for violations of WCAG 2.2 AA with axe: all rules in the light theme, and the rules about colors in the dark one. */
export async function askAboutAccessibility(page: Page, { except }: { readonly except?: string } = {}): Promise<void> {
  const scope = except === undefined ? {} : { except };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  softly(await violationsOn(page, scope), 'light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  softly(await violationsOn(page, { ...scope, rules: COLOR_RULES }), 'dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
