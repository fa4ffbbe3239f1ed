import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the colors, and so on the theme. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface Scope {
  /** The default is all of axe's rules. */
  readonly rules?: readonly string[];
  /** A part of the page that another test checks. The menu of all tools takes longer than a tool. */
  readonly except?: string;
}

/** The violations of WCAG 2.2 AA and of best practices that axe finds, one line each, with the elements. */
export async function violationsOn(page: Page, { rules, except }: Scope = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const context = except === undefined ? 'document' : JSON.stringify({ exclude: [except] });
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = (await page.evaluate(`axe.run(${context}, ${options})`)) as AxeResults; // the result of axe.run
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(-200)}`).join(' | ')}`,
  );
}
