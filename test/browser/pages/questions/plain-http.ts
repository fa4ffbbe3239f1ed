import type { Page } from '@playwright/test';
import { listingOf } from '#test/support/catalog.ts';
import { open } from '#test/support/fixtures.ts';
import { expectTool } from './broken-storage.ts';

/**
 * Checks whether a tool works without a secure context and without storage, because an internal site may have neither. The page is the tab
 * of the site on plain http.
 */
export async function askAboutPlainHttp(page: Page, tool: string): Promise<void> {
  const { name } = listingOf(tool);
  await open(page, `/${tool}`);
  await expectTool(page, tool);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Favorite: ${name}`, exact: true })
    .click();
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expectTool(page, tool);
}
