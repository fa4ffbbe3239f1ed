import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations of WCAG 2.2 AA and of good practice that axe finds, one line each, with the elements. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults; // what axe.run gives
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(-200)}`).join(' | ')}`,
  );
}
