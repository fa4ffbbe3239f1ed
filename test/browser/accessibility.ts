import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose verdict depends on the colors: what a second theme can break. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** The violations of WCAG 2.2 AA and of good practice that axe finds, by all of its rules or by some, one line each, with the elements. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults; // what axe.run gives
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(-200)}`).join(' | ')}`,
  );
}
